import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Money } from '#client/ui/money.tsx';
import styles from './desk-lists.module.css';
import type { DeskSubscriptionRowFragment } from './desk-subscription-row.generated.ts';
import { PersonLinks } from './person-links.tsx';

export interface SubscriptionsTableProps {
  readonly caption: string;
  readonly subscriptions: readonly DeskSubscriptionRowFragment[];
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  active: 'done',
  past_due: 'danger',
  unpaid: 'danger',
  on_hold_rx: 'caution',
};

const NextCharge = ({ nextChargeAt, nextAmount }: DeskSubscriptionRowFragment) => {
  if (nextChargeAt === null) return '–';
  return (
    <>
      <DateText date={nextChargeAt} />
      <span className={styles.fine}>
        {nextAmount === null ? 'Tax is not known yet' : <Money cents={nextAmount} />}
      </span>
    </>
  );
};

/** Subscriptions with their state and next charge. */
export const SubscriptionsTable = ({ caption, subscriptions }: SubscriptionsTableProps) => (
  <DataTable
    caption={caption}
    rows={subscriptions}
    rowKey={({ id }) => id}
    columns={[
      { key: 'person', title: 'Person', cell: (row) => <PersonLinks {...row} other="invoices" /> },
      {
        key: 'state',
        title: 'State',
        cell: ({ state, stateLabel, waitsForDispute, canceledAt }) => (
          <>
            <Badge tone={tones[state] ?? 'neutral'}>{stateLabel}</Badge>
            {waitsForDispute ? <span className={styles.fine}>A disputed payment stops charges</span> : null}
            {canceledAt === null ? null : (
              <span className={styles.fine}>
                <DateText date={canceledAt} />
              </span>
            )}
          </>
        ),
      },
      { key: 'next', title: 'Next charge', cell: (row) => <NextCharge {...row} /> },
      {
        key: 'products',
        title: 'Products',
        cell: ({ productNames, everyDays }) => (
          <span className={styles.text}>
            {productNames.join(', ')}
            <span className={styles.fine}>Every {everyDays} days</span>
          </span>
        ),
      },
      {
        key: 'last',
        title: 'Last charge',
        cell: ({ lastChargedAt }) => (lastChargedAt === null ? '–' : <DateText date={lastChargedAt} />),
      },
      { key: 'made', title: 'Made', cell: ({ createdAt }) => <DateText date={createdAt} /> },
    ]}
    empty={
      <EmptyState title="No subscriptions">
        There is no subscription like this. Choose another state, or another time of the next charge.
      </EmptyState>
    }
  />
);
