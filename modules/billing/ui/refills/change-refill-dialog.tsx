import { DateField } from '#client/ui/date-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { RefillSubscription } from './refill-card.tsx';
import { asks, type RefillKind, refillLabels } from './refill-labels.ts';
import { RefillQuoteView } from './refill-quote.tsx';
import { type RefillWish, useRefillChange } from './use-refill-change.ts';

interface QuestionProps {
  readonly kind: 'move' | 'pause' | 'every';
  readonly subscription: RefillSubscription;
  readonly wish: RefillWish;
  readonly onChange: (wish: RefillWish) => void;
  readonly problem: (field: string) => string | undefined;
}

const weekOptions = ({ leastWeeks, mostWeeks, supplyInDays }: RefillSubscription['refill']) => [
  { value: '0', label: `As long as a package lasts (${supplyInDays} days)` },
  ...Array.from({ length: (mostWeeks ?? 0) - (leastWeeks ?? 1) + 1 }, (_, index) => {
    const weeks = (leastWeeks ?? 0) + index;
    return { value: String(weeks), label: `Every ${weeks} weeks` };
  }),
];

const Question = ({ kind, subscription, wish, onChange, problem }: QuestionProps) => {
  const { refill } = subscription;
  if (kind === 'every')
    return (
      <SelectField
        name="weeks"
        label="How often should it come?"
        placeholder="Choose"
        options={weekOptions(refill)}
        value={wish.weeks === undefined ? '' : String(wish.weeks)}
        onChange={(value) => onChange(value === '' ? {} : { weeks: Number(value) })}
        error={problem('weeks')}
      />
    );
  return (
    <DateField
      name="date"
      label={kind === 'move' ? 'New date for the next charge' : 'Paused until'}
      description={
        kind === 'move'
          ? `From ${formatDate(refill.earliest)} to ${formatDate(refill.latest)}. ${refill.earliestReason} The package ships after the charge.`
          : `Until ${formatDate(refill.latest)} at the latest. Your next charge is on that day, and we remind you 7 days before.`
      }
      defaultValue={wish.date ?? ''}
      onChange={(date) => onChange({ date })}
      error={problem('date')}
    />
  );
};

interface ChangeRefillDialogProps {
  readonly kind: RefillKind;
  readonly subscription: RefillSubscription;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** The change, the next charge before and after, and the button that makes it. */
export const ChangeRefillDialog = ({ kind, subscription, onDone, onClose }: ChangeRefillDialogProps) => {
  const words = refillLabels[kind];
  const change = useRefillChange(kind, subscription.id, ({ after }) =>
    onDone(after.on ? `${words.done} Next charge: ${formatDate(after.on)}.` : words.done),
  );
  const { quote, failure } = change;
  const problem = (field: string) => failure?.fields.find((one) => one.field === field)?.message;
  const isShown = failure?.fields.some(({ field }) => ['date', 'weeks', 'agreed'].includes(field)) ?? false;
  return (
    <FormDialog
      title={words.action}
      action={quote ? words.confirm : 'Show what changes'}
      pending={change.pending}
      pendingLabel={quote ? 'Saving' : 'Checking'}
      failure={isShown ? null : failure}
      onSend={() => void (quote ? change.confirm() : change.show())}
      onClose={onClose}
    >
      {asks(kind) ? (
        <Question
          kind={kind}
          subscription={subscription}
          wish={change.wish}
          onChange={change.setWish}
          problem={problem}
        />
      ) : null}
      {quote ? (
        <RefillQuoteView
          quote={quote}
          agreed={change.agreed}
          onAgree={change.setAgreed}
          problem={problem('agreed')}
        />
      ) : null}
    </FormDialog>
  );
};
