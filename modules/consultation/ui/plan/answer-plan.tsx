import { lazy, Suspense, useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type ReadFirst, ReadFirstList } from '#client/ui/read-first.tsx';
import { textId } from '#client/ui/text-id.ts';
import { formatMoney } from '#kernel/money.ts';
import { consentHash } from '#modules/account/ui.ts';
import { AcceptPlanDocument } from '../../pages/accept-plan.generated.ts';

// Loaded when a patient declines.
const DeclinePlan = lazy(async () => ({ default: (await import('./decline-plan.tsx')).DeclinePlan }));

export interface AnswerPlanProps {
  readonly consultationId: string;
  /** The id of the shown plan: no other one is answered. */
  readonly proposalId: string;
  /** Cents charged when the plan is accepted. */
  readonly amount: number;
  /** False when it replaces current products and is charged with the next refill. */
  readonly chargedNow: boolean;
  /** Beside the box. */
  readonly consentText: string;
  /** Counsel texts of medicines the patient did not request; each must be acknowledged before accepting. */
  readonly texts: readonly ReadFirst[];
}

/** Accept with consent, ask a question, or decline: the three answers to a changed plan. */
export const AnswerPlan = (props: AnswerPlanProps) => {
  const { consultationId, proposalId, amount, chargedNow, consentText, texts } = props;
  const link = useLink();
  const [consent, setConsent] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [declining, setDeclining] = useState(false);
  const accept = useMutation(AcceptPlanDocument);

  if (declining)
    return (
      <Suspense>
        <DeclinePlan
          consultationId={consultationId}
          proposalId={proposalId}
          onDeclined={() => void refreshPage()}
          onKeep={() => setDeclining(false)}
        />
      </Suspense>
    );

  const send = async () => {
    setTried(true);
    const unread = texts.find(({ id }) => !ticked.has(id));
    if (unread || !consent) {
      document.getElementById(`field-${unread?.id ?? 'consent'}`)?.focus();
      return;
    }
    const acknowledgedRuleIds = [...ticked].flatMap((id) => textId.ruleOf(id) ?? []);
    const result = await accept.run({
      consultationId,
      consent,
      consentHash: consentHash(consentText),
      acknowledgedRuleIds,
      proposalId,
    });
    if (result?.ok) await goTo('/treatment-plan');
    else if (result?.failure.fields.some(({ field }) => field === 'shownTexts')) {
      setConsent(false);
      await refreshPage();
    }
  };
  return (
    <Stack gap={5}>
      <h2>Your answer</h2>
      {accept.failure && !accept.problem('consent') ? (
        <Notice tone="danger">{accept.failure.message}</Notice>
      ) : null}
      <ReadFirstList
        texts={texts}
        ticked={ticked}
        errorOf={(id) => (tried && !ticked.has(id) ? 'Please read this and check the box.' : undefined)}
        onTick={(id, on) =>
          setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
        }
      />
      <CheckboxField
        name="consent"
        label={consentText}
        checked={consent}
        error={tried && !consent ? 'Please check this box to accept the plan.' : accept.problem('consent')}
        onChange={setConsent}
      />
      <Cluster gap={3}>
        <SendButton sending={accept} pendingLabel="Accepting the plan" onSend={send}>
          {chargedNow ? `Accept for ${formatMoney(amount)}` : 'Accept the change'}
        </SendButton>
        <LinkButton variant="secondary" size="large" full="phone" href={link('/messages')}>
          Ask a question first
        </LinkButton>
        <Button variant="quiet" size="large" full="phone" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Cluster>
    </Stack>
  );
};
