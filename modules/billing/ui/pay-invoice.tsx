import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { FieldProblem } from '#kernel/result.ts';
import type { PaymentAuthenticationPageQuery } from '../pages/payment-authentication.generated.ts';
import { CARD_FIELD, CardChoice, type CardChoiceHandle } from './card-choice.tsx';
import { cardFieldConfig } from './card-entry.ts';
import { rememberIssuerRedirect, takeIssuerRedirect } from './issuer-redirect.ts';
import { PayInvoiceDocument } from './pay-invoice.generated.ts';
import styles from './pay-invoice.module.css';

type Task = NonNullable<NonNullable<PaymentAuthenticationPageQuery['currentUser']>['paymentTask']>;

const ASKS = 3;
const PAUSE_MS = 1500;
const here = '/payment-authentication';
const notConfirmed = 'Your bank did not confirm. Nothing was charged. Please try another card.';

interface PayInvoiceProps {
  readonly task: Task;
  /** The result in the address of the return from the card issuer's page; undefined otherwise. */
  readonly redirectStatus: string | undefined;
}

/** Pays an open invoice with another card, or tries the saved one again. Finishes automatically after the issuer's page. */
export const PayInvoice = ({ task, redirectStatus }: PayInvoiceProps) => {
  const card = useRef<CardChoiceHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const pay = useMutation(PayInvoiceDocument);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);

  const refuse = (message: string): void => setProblems([{ field: CARD_FIELD, message }]);

  // The issuer's response often arrives a moment later by an event; querying is safe, paying again is not.
  const follow = async (): Promise<void> => {
    for (let ask = 0; ask < ASKS; ask += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (window.location.pathname !== here) return;
      await refreshPage();
    }
  };

  const settle = async (paymentMethodId: string | null): Promise<void> => {
    const result = await pay.run({ invoiceId: task.invoiceId, paymentMethodId });
    if (!result) return;
    if (!result.ok && result.failure.code === 'TEMPORARILY_UNAVAILABLE') {
      setWaiting(result.failure.message);
      return follow();
    }
    if (!result.ok) return refuse(result.failure.message);
    const { status, actionUrl, href } = result.value.payInvoice;
    if (status === 'PLACED') return goTo(href);
    if (actionUrl && actionUrl !== task.actionUrl) {
      rememberIssuerRedirect(task.invoiceId);
      window.location.assign(actionUrl);
    } else await refreshPage();
  };

  const busily = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblems([]);
    setWaiting(null);
    await work();
    setBusy(false);
  };

  const send = async (): Promise<void> => {
    const token = (await card.current?.tokenize()) ?? null;
    if (token && !token.ok) refuse(token.message);
    else await settle(token?.ok ? token.paymentMethodId : null);
  };

  const comeBack = useEffectEvent(() => {
    if (redirectStatus === undefined) return;
    window.history.replaceState(window.history.state, '', here);
    const left = takeIssuerRedirect(task.invoiceId);
    if (redirectStatus !== 'succeeded') {
      // Never retried automatically: the patient has just declined.
      refuse(notConfirmed);
      void follow();
    } else if (task.actionUrl || left) void busily(() => settle(null));
  });
  useEffect(comeBack, []);

  // The awaited response has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response changes these two
  useEffect(() => setWaiting(null), [task.message, task.actionUrl]);

  return (
    <ScriptedForm ref={form} noValidate className={styles.form} onSend={() => busily(send)}>
      <h2>{task.actionUrl ? 'Or pay with another card' : 'Pay now'}</h2>
      {waiting ? <Notice tone="info">{waiting}</Notice> : null}
      <FormErrorSummary problems={problems} title="The payment did not go through" focus="field" />
      <CardChoice
        config={cardFieldConfig(task.cardEntry)}
        savedCard={task.savedCard}
        preferNew
        ref={card}
        onSubmit={() => form.current?.requestSubmit()}
      />
      <div>
        <Button
          type="submit"
          variant={task.actionUrl ? 'secondary' : 'primary'}
          size="large"
          pending={busy}
          pendingLabel="Paying"
        >
          Pay {formatMoney(task.amount)} now
        </Button>
      </div>
    </ScriptedForm>
  );
};
