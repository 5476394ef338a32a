import { useUser } from '#client/session/user-context.tsx';
import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Money } from '#client/ui/money.tsx';
import { TrackingNumber } from '../parcels/tracking-number.tsx';
import styles from './desk-lists.module.css';
import type { DeskOrderRowFragment } from './desk-order-row.generated.ts';
import { PersonLinks } from './person-links.tsx';

export interface OrdersTableProps {
  readonly orders: readonly DeskOrderRowFragment[];
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  delivered: 'done',
  on_hold: 'caution',
  backordered: 'caution',
  cancel_requested: 'caution',
  lost: 'danger',
  returned: 'danger',
};

/** Where somebody sees more of it or does something about it, as far as their role may open it. */
const Actions = ({ number, hasIssue }: DeskOrderRowFragment) => {
  const { user } = useUser();
  return (
    <span className={styles.links}>
      {user?.permissions?.includes('orders') ? (
        <a href="/desk/orders">
          {hasIssue ? 'Decide about it' : 'Report a problem'}
          <span className="visually-hidden">, order {number}</span>
        </a>
      ) : null}
      {user?.permissions?.includes('money') ? (
        <a href={`/desk/journal?number=${encodeURIComponent(number)}`}>
          Invoice and journal<span className="visually-hidden"> of order {number}</span>
        </a>
      ) : null}
    </span>
  );
};

const Parcels = ({ parcels }: DeskOrderRowFragment) =>
  parcels.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.parcels}>
      {parcels.map(({ trackingNumber, statusLabel, shippedAt, deliveredAt }) => (
        <li key={`${trackingNumber} ${shippedAt}`} className={styles.text}>
          {statusLabel} <DateText date={deliveredAt ?? shippedAt} />
          {trackingNumber === null ? null : (
            <span className={styles.fine}>
              <TrackingNumber number={trackingNumber} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );

/** Orders with their state, their invoice's total and their packages. */
export const OrdersTable = ({ orders }: OrdersTableProps) => (
  <DataTable
    caption="Orders, newest first"
    rows={orders}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'number',
        title: 'Order',
        cell: ({ number, kindLabel }) => (
          <>
            {number}
            <span className={styles.fine}>{kindLabel}</span>
          </>
        ),
      },
      { key: 'person', title: 'Person', cell: (row) => <PersonLinks {...row} other="subscriptions" /> },
      {
        key: 'state',
        title: 'State',
        cell: ({ state, stateLabel, stateSince }) => (
          <>
            <Badge tone={tones[state] ?? 'neutral'}>{stateLabel}</Badge>
            <span className={styles.fine}>
              Since <DateText date={stateSince} />
            </span>
          </>
        ),
      },
      {
        key: 'total',
        title: 'Total',
        numeric: true,
        cell: ({ total }) => (total === null ? '–' : <Money cents={total} />),
      },
      { key: 'parcels', title: 'Packages', cell: (row) => <Parcels {...row} /> },
      { key: 'placed', title: 'Placed', cell: ({ createdAt }) => <DateText date={createdAt} /> },
      { key: 'actions', title: 'Do something', cell: (row) => <Actions {...row} /> },
    ]}
    empty={
      <EmptyState title="No orders">
        There is no order like this. Choose another state, or other days.
      </EmptyState>
    }
  />
);
