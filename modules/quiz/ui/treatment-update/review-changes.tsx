import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Grid, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import type { Failure } from '#kernel/result.ts';
import styles from './review-changes.module.css';
import type { TreatmentChangeQuery } from './treatment-change.generated.ts';

export type Quote = TreatmentChangeQuery['treatmentChange'];

/** Charges that are already scheduled, before and after. */
export const Charges = ({ charges }: Pick<Quote, 'charges'>) => (
  <ul className={styles.charges}>
    {charges.map(({ on, before, after, afterwards, productNames }) => (
      <li key={`${on} ${before} ${after}`}>
        {after === 0 ? (
          <>
            The charge of <Money cents={before} /> on <DateText date={on} /> is canceled. That subscription
            ends.
          </>
        ) : (
          <>
            <strong>
              <Money cents={after} />
            </strong>{' '}
            on <DateText date={on} />
            {before > 0 ? (
              <>
                {' '}
                instead of <Money cents={before} />
              </>
            ) : null}
            , then {afterwards}, for {productNames.join(' and ')}. It ships right after the charge.
          </>
        )}
      </li>
    ))}
  </ul>
);

/** What prescribed products would cost: today, on approval and with the next refill. */
const RequestedPrice = ({ requested }: { readonly requested: NonNullable<Quote['requested']> }) => {
  const { before, after, afterwards, productNames } = requested;
  return (
    <dl className={styles.prices}>
      <div>
        <dt>Today</dt>
        <dd>Nothing</dd>
      </div>
      <div>
        <dt>On approval</dt>
        <dd>Nothing. You read the plan and its price first, then accept or decline.</dd>
      </div>
      <div>
        <dt>Next refill</dt>
        <dd>
          <strong>
            <Money cents={after} />
          </strong>{' '}
          instead of <Money cents={before} />, then {afterwards}, with {productNames.join(' and ')}. It comes
          when what you have is used up.
        </dd>
      </div>
    </dl>
  );
};

interface ReviewChangesProps {
  readonly quote: Quote;
  /** Names of the products to order at checkout. */
  readonly checkoutNames: readonly string[];
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly failure: Failure | null;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

const none: readonly never[] = [];

/** Everything the change will do, in order, before it is made. */
export const ReviewChanges = (props: ReviewChangesProps) => {
  const { quote, checkoutNames, failure } = props;
  const agreeProblem = failure?.fields.find(({ field }) => field === 'agreed')?.message;
  return (
    <Stack gap={8}>
      <PageHeading title="Check your changes" lead="Nothing has changed yet." />
      <FormErrorSummary
        problems={failure?.fields ?? none}
        message={failure && failure.fields.length === 0 ? failure.message : undefined}
      />
      <Stack gap={4}>
        {quote.charges.length > 0 ? (
          <Card>
            <h2 className={styles.title}>Now</h2>
            <p>Nothing is charged today.</p>
            <Charges charges={quote.charges} />
          </Card>
        ) : null}
        {checkoutNames.length > 0 ? (
          <Card>
            <h2 className={styles.title}>At checkout, next</h2>
            <p>{checkoutNames.join(' and ')}: you see the price and the dates there before you order.</p>
          </Card>
        ) : null}
        {quote.requested ? (
          <Card>
            <h2 className={styles.title}>When your provider agrees</h2>
            <RequestedPrice requested={quote.requested} />
          </Card>
        ) : null}
        {quote.message ? (
          <Card>
            <h2 className={styles.title}>To your provider, as a message</h2>
            <blockquote className={styles.message}>{quote.message}</blockquote>
            <p className={styles.fine}>
              Until they answer, your prescription, its price and its dates stay as they are.
            </p>
          </Card>
        ) : null}
      </Stack>
      {quote.consentText ? (
        <CheckboxField
          name="agreed"
          label={quote.consentText}
          checked={props.agreed}
          onChange={props.onAgree}
          error={agreeProblem}
        />
      ) : null}
      <Grid gap={3}>
        <Button full pending={props.pending} pendingLabel="Changing your plan" onClick={props.onConfirm}>
          {confirmLabel(quote, checkoutNames)}
        </Button>
        <Button full variant="secondary" onClick={props.onBack}>
          Back to my choices
        </Button>
      </Grid>
    </Stack>
  );
};

/** The button says what happens. */
const confirmLabel = ({ charges, message }: Quote, checkoutNames: readonly string[]): string => {
  if (charges.length > 0) return 'Change my plan';
  if (message) return 'Send to my provider';
  return checkoutNames.length > 0 ? 'Continue to checkout' : 'Change my plan';
};
