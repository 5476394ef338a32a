import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { formatMoney } from '#kernel/money.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import styles from './plan-difference.module.css';

type Page = CheckoutPageQuery['checkoutPage'];
type Account = NonNullable<Page['account']>;

interface PlanDifferenceProps {
  readonly account: Pick<Account, 'plan' | 'adds' | 'replaces'>;
  readonly quote: Page['quote'];
}

const Stays = ({ plan }: Pick<Account, 'plan'>) =>
  plan.length === 0 ? (
    <>Nothing ships to you regularly right now.</>
  ) : (
    <ul>
      {plan.map(({ productNames, amount, credit, everyDays, on }) => (
        <li key={productNames.join()}>
          {productNames.join(' and ')}: <Money cents={amount} /> every {everyDays} days
          {on ? (
            <>
              , next {credit > 0 ? `for ${formatMoney(amount - credit)} after credit ` : ''}on{' '}
              <DateText date={on} />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );

/** What this order changes for the patient, and what is charged when. */
export const PlanDifference = ({ account: { plan, adds, replaces }, quote }: PlanDifferenceProps) => (
  <Card as="section" aria-labelledby="difference">
    <h2 id="difference" className={styles.title}>
      What changes
    </h2>
    <dl className={styles.facts}>
      <div>
        <dt>Stays as it is</dt>
        <dd>
          <Stays plan={plan} />
        </dd>
      </div>
      <div>
        <dt>New</dt>
        <dd>{adds.length === 0 ? 'Another package of what you have' : joinWithAnd([...adds])}</dd>
      </div>
      {replaces.length > 0 ? (
        <div>
          <dt>Ends</dt>
          <dd>Your unpaid order {joinWithAnd([...replaces])}. This order replaces it.</dd>
        </div>
      ) : null}
      <div>
        <dt>Charged today</dt>
        <dd>
          <Money cents={quote.today.total} />
        </dd>
      </div>
      {quote.needsPrescription ? (
        <div>
          <dt>On approval</dt>
          <dd>
            <Money cents={quote.onApproval.total} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>New regular charges</dt>
        <dd>
          {quote.nextCharges.length === 0
            ? 'None: this is a one-time purchase.'
            : quote.nextCharges.map(({ amount, everyDays, on, afterDays, productNames }) => (
                <p key={productNames.join()}>
                  <Money cents={amount} /> every {everyDays} days, first{' '}
                  {on ? (
                    <>
                      on <DateText date={on} />
                    </>
                  ) : (
                    <>{afterDays} days after approval</>
                  )}
                </p>
              ))}
        </dd>
      </div>
    </dl>
  </Card>
);
