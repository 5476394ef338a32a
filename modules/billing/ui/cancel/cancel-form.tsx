import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePosted } from '#client/forms/use-posted.ts';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { cadenceField, track, useShown } from '#modules/analytics/ui.ts';
import { stoppingAdvice } from '../../domain/stopping-advice.ts';
import type { CancelSubscriptionPageQuery } from '../../pages/cancel-subscription.generated.ts';
import styles from './cancel-form.module.css';
import { CancelSubscriptionDocument } from './cancel-subscription.generated.ts';
import {
  CANCEL_FORM,
  cancelReasons,
  FEEDBACK_LIMIT,
  feedbackOf,
  SIDE_EFFECT,
  SKIP,
  unchosen,
} from './reasons.ts';

type User = NonNullable<CancelSubscriptionPageQuery['currentUser']>;
type Subscription = User['billing']['subscriptions'][number];

const nextCharge = ({ amount, everyDays, nextBillingDate, label }: Subscription): string =>
  nextBillingDate
    ? `${formatMoney(amount)} every ${everyDays} days, next charge on ${formatDate(nextBillingDate)}`
    : `${formatMoney(amount)} every ${everyDays} days. ${label}`;

interface CancelFormProps {
  readonly subscriptions: readonly Subscription[];
  readonly preselected: string | undefined;
}

/** What ends and the consequences, with “Cancel now” always visible. The reason is optional. */
export const CancelForm = ({ subscriptions, preselected }: CancelFormProps) => {
  const link = useLink();
  const cancel = useMutation(CancelSubscriptionDocument);
  const only = subscriptions.length === 1 ? subscriptions[0] : undefined;
  const posted = usePosted(CANCEL_FORM);
  const typed = (name: string) => posted?.values[name]?.[0];
  const wanted = typed('subscriptionId') ?? preselected;
  const [id, setId] = useState(only?.id ?? subscriptions.find((each) => each.id === wanted)?.id ?? '');
  const [reason, setReason] = useState(typed('cancellation-reason') ?? SKIP);
  const [words, setWords] = useState(typed('cancellation-feedback-details') ?? '');
  const [problems, setProblems] = useState<readonly FieldProblem[]>(posted?.failure?.fields ?? []);
  const refused = posted?.failure?.fields.length === 0 ? posted.failure : null;
  const chosen = subscriptions.find((each) => each.id === id);

  /** An alternative to canceling: a later delivery. */
  const facts = chosen ? { subscriptionId: chosen.id, ...cadenceField(chosen.cycleInDays) } : {};
  useShown('subscription cancel started', facts);
  useShown('win-back offer viewed', facts, chosen !== undefined);

  const send = async (): Promise<void> => {
    if (!chosen) return setProblems([unchosen]);
    const result = await cancel.run({
      subscriptionId: chosen.id,
      feedback: feedbackOf(reason, words),
    });
    if (!result?.ok) return;
    track('win-back offer declined', facts);
    await goTo(`/account/customer-service-request/subscriptions-canceled?subscription=${chosen.id}`);
  };

  const details = (
    <TextArea
      name="cancellation-feedback-details"
      label="Anything else you would like to tell us?"
      optional
      rows={3}
      maxLength={FEEDBACK_LIMIT}
      value={words}
      onChange={setWords}
    />
  );
  return (
    <ScriptedForm noValidate className={styles.form} onSend={send}>
      <PageHeading
        title={only ? `Cancel ${only.productNames.join(' and ')}` : 'Cancel a subscription'}
        lead={
          only
            ? `${nextCharge(only)}.`
            : 'Choose the one to end. Your other subscriptions will continue as planned.'
        }
      />
      <FormErrorSummary problems={problems} message={(cancel.failure ?? refused)?.message} focus="field" />
      {only ? (
        <input type="hidden" name="subscriptionId" value={only.id} />
      ) : (
        <RadioGroup
          name="subscriptionId"
          label="Which one?"
          value={id}
          error={problems[0]?.message}
          onChange={(value) => {
            setId(value);
            setProblems([]);
          }}
          options={subscriptions.map((each) => ({
            value: each.id,
            label: each.productNames.join(', '),
            description: nextCharge(each),
          }))}
        />
      )}
      <section className={styles.what} aria-labelledby="what-happens">
        <h2 id="what-happens">What happens when you cancel</h2>
        <ul>
          <li>It ends now. There are no more charges.</li>
          <li>
            Orders that are not at the pharmacy yet will not ship, and if you paid for them, you get the money
            back. Orders that are already there may still reach you.
          </li>
          {stoppingAdvice((chosen ?? subscriptions[0])?.drugTypes ?? []).map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
          <li>You keep your account, your records and your messages. You can start again at any time.</li>
        </ul>
        <p>
          Only want a later delivery? You can{' '}
          <a href={link('/auto-refill/preferences')} onClick={() => track('win-back offer accepted', facts)}>
            move the next charge, skip one or pause
          </a>{' '}
          instead.
        </p>
      </section>
      <RadioGroup
        name="cancellation-reason"
        label="Why do you want to cancel?"
        description="Optional. Your answer does not affect your cancellation."
        optional
        value={reason}
        onChange={setReason}
        options={cancelReasons}
      />
      {reason === SKIP ? <noscript>{details}</noscript> : details}
      {reason === SIDE_EFFECT ? (
        <Notice tone="info" title="Tell your clinician, too">
          You can cancel now and <a href={link('/messages')}>write a message</a> afterwards. Trouble
          breathing, a swollen face or chest pain is an emergency: call 911.
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button
          type="submit"
          name="form"
          value={CANCEL_FORM}
          variant="danger"
          pending={cancel.pending}
          pendingLabel="Canceling"
        >
          Cancel now
        </Button>
        <LinkButton variant="secondary" href={link('/account')}>
          Keep it
        </LinkButton>
      </div>
    </ScriptedForm>
  );
};
