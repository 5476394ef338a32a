import { afterCredit } from '#client/ui/after-credit.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import styles from './refill-card.module.css';
import type { RefillChangeQuery } from './refill-change.generated.ts';

export type RefillQuote = RefillChangeQuery['refillChange'];

const Charge = ({ on, amount, credit, everyDays }: RefillQuote['before']) =>
  on ? (
    <>
      <Money cents={amount} /> on <DateText date={on} />
      {afterCredit(credit)}, then {credit > 0 ? <Money cents={amount + credit} /> : null} every {everyDays}{' '}
      days
    </>
  ) : (
    <>None is planned</>
  );

interface RefillQuoteProps {
  readonly quote: RefillQuote;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly problem: string | undefined;
}

/** The next charge before and after a change, its other effects, and the box where an agreement is needed. */
export const RefillQuoteView = ({ quote, agreed, onAgree, problem }: RefillQuoteProps) => (
  <Stack gap={4}>
    <dl className={styles.facts}>
      <div>
        <dt>Current next charge</dt>
        <dd>
          <Charge {...quote.before} />
        </dd>
      </div>
      <div>
        <dt>New next charge</dt>
        <dd>
          <Charge {...quote.after} />
          {quote.isPaused ? '. Nothing is charged or sent before then.' : ''}
        </dd>
      </div>
    </dl>
    {quote.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {quote.consentText ? (
      <CheckboxField
        name="agreed"
        label={quote.consentText}
        checked={agreed}
        onChange={onAgree}
        error={problem}
      />
    ) : null}
  </Stack>
);
