import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { FieldProblem } from '#kernel/result.ts';
import type { PaymentAuthenticationPageQuery } from '../pages/payment-authentication.generated.ts';
import { CARD_FIELD, CardChoice, type CardChoiceHandle } from './card-choice.tsx';
import { cardFieldConfig } from './card-entry.ts';
import { PayInvoiceDocument } from './pay-invoice.generated.ts';
import styles from './pay-invoice.module.css';

type Task = NonNullable<NonNullable<PaymentAuthenticationPageQuery['currentUser']>['paymentTask']>;

const here = '/payment-authentication';

/** Pays an open invoice with another card, or tries the saved one again. */
export const PayInvoice = ({ task }: { readonly task: Task }) => {
  const card = useRef<CardChoiceHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const pay = useMutation(PayInvoiceDocument);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [busy, setBusy] = useState(false);

  const refuse = (message: string): void => setProblems([{ field: CARD_FIELD, message }]);

  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblems([]);
    const token = (await card.current?.tokenize()) ?? null;
    if (token && !token.ok) refuse(token.message);
    else {
      const result = await pay.run({
        invoiceId: task.invoiceId,
        paymentMethodId: token?.ok ? token.paymentMethodId : null,
      });
      if (result && !result.ok) refuse(result.failure.message);
      if (result?.ok) {
        const { status, actionUrl, href } = result.value.payInvoice;
        if (status === 'ACTION_REQUIRED' && actionUrl) return window.location.assign(actionUrl);
        if (href === here) {
          refuse('Your bank did not accept this payment. Nothing was charged. Please try another card.');
          await refreshPage();
        } else await goTo(href);
      }
    }
    setBusy(false);
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{task.actionUrl ? 'Or pay with another card' : 'Pay now'}</h2>
      <FormErrorSummary problems={problems} title="The payment did not go through" focus="field" />
      <CardChoice
        config={cardFieldConfig(task.cardEntry)}
        savedCard={task.savedCard}
        preferNew
        error={problems[0]?.message}
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
    </form>
  );
};
