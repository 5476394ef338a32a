import { useLink } from '#client/layout/links.tsx';
import { afterCredit } from '#client/ui/after-credit.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { DashboardPageQuery } from '../../pages/dashboard.generated.ts';
import { chargesOfNextDay } from './charges-of-next-day.ts';
import styles from './next-charge.module.css';
import { SummaryCard } from './summary-card.tsx';

type Subscription = NonNullable<DashboardPageQuery['currentUser']>['billing']['subscriptions'][number];

/** What is charged on the next day with a charge: the sum, and each part of it. */
export const NextCharge = ({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) => {
  const link = useLink();
  const next = chargesOfNextDay(subscriptions);
  const change = <a href={link('/auto-refill/preferences')}>Change, skip, pause or turn off</a>;
  if (next)
    return (
      <SummaryCard
        icon="calendar"
        title="Next charge and refill"
        value={
          <>
            {formatMoney(next.amount)}
            {afterCredit(next.credit)} on <DateText date={next.on} />
          </>
        }
        link={change}
      >
        {next.charges.length === 1 ? (
          <p>{next.charges[0]?.productNames.join(', ')}. Ships after the charge.</p>
        ) : (
          <>
            <ul className={styles.parts}>
              {next.charges.map(({ id, productNames, nextAmount }) => (
                <li key={id}>
                  <span>{productNames.join(', ')}</span>
                  <Money cents={nextAmount} />
                </li>
              ))}
            </ul>
            <p>Each is charged on its own and ships after its charge.</p>
          </>
        )}
      </SummaryCard>
    );
  const [first] = subscriptions;
  return first ? (
    <SummaryCard icon="calendar" title="Next charge and refill" value={first.label} link={change}>
      <p>No date is set, so nothing is charged now.</p>
    </SummaryCard>
  ) : null;
};
