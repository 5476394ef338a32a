import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Money } from '#client/ui/money.tsx';
import type { DeskInvoiceRowFragment } from './desk-invoice-row.generated.ts';
import styles from './desk-lists.module.css';
import { PersonLinks } from './person-links.tsx';

export interface InvoicesTableProps {
  readonly invoices: readonly DeskInvoiceRowFragment[];
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  paid: 'done',
  failed_unpaid: 'danger',
  uncollectible: 'danger',
  disputed: 'danger',
  charge_pending: 'caution',
};

/** Where somebody can do something about it. */
const Actions = ({ number, hasTask, hasIssue }: DeskInvoiceRowFragment) => (
  <span className={styles.links}>
    {hasTask ? (
      <a href="/desk/tasks">
        Billing task<span className="visually-hidden"> of invoice {number}</span>
      </a>
    ) : null}
    <a href="/desk/orders">
      {hasIssue ? 'Decide about its order' : 'Report or refund'}
      <span className="visually-hidden">, invoice {number}</span>
    </a>
    <a href={`/desk/journal?number=${encodeURIComponent(number)}`}>
      Journal<span className="visually-hidden"> of invoice {number}</span>
    </a>
  </span>
);

const Attempts = ({ attempts, declineCode, nextStep, nextStepAt }: DeskInvoiceRowFragment) => (
  <span className={styles.text}>
    {attempts === 0 ? 'Not charged yet' : attempts === 1 ? '1 charge' : `${attempts} charges`}
    {declineCode === null ? null : <span className={styles.fine}>Declined: {declineCode}</span>}
    {nextStep === null ? null : (
      <span className={styles.fine}>
        {nextStep} {nextStepAt === null ? null : <Moment at={nextStepAt} />}
      </span>
    )}
  </span>
);

/** Invoices with what was charged, why it failed and what happens next. */
export const InvoicesTable = ({ invoices }: InvoicesTableProps) => (
  <DataTable
    caption="Invoices, newest first"
    rows={invoices}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'number',
        title: 'Invoice',
        cell: ({ number, orderNumber, isRefill }) => (
          <>
            {number}
            <span className={styles.fine}>
              {isRefill ? 'Refill' : 'Order'} {orderNumber}
            </span>
          </>
        ),
      },
      { key: 'person', title: 'Person', cell: (row) => <PersonLinks {...row} other="subscriptions" /> },
      {
        key: 'state',
        title: 'State',
        cell: ({ state, stateLabel, paidAt }) => (
          <>
            <Badge tone={tones[state] ?? 'neutral'}>{stateLabel}</Badge>
            {paidAt === null ? null : (
              <span className={styles.fine}>
                Paid <DateText date={paidAt} />
              </span>
            )}
          </>
        ),
      },
      {
        key: 'amount',
        title: 'Amount',
        numeric: true,
        cell: ({ total, amountRefunded }) => (
          <>
            <Money cents={total} />
            {amountRefunded === 0 ? null : (
              <span className={styles.fine}>
                <Money cents={amountRefunded} /> given back
              </span>
            )}
          </>
        ),
      },
      { key: 'attempts', title: 'Charges', cell: (row) => <Attempts {...row} /> },
      {
        key: 'reference',
        title: 'Processor’s id',
        cell: ({ reference }) => <span className={styles.text}>{reference ?? '–'}</span>,
      },
      { key: 'made', title: 'Made', cell: ({ createdAt }) => <DateText date={createdAt} /> },
      { key: 'actions', title: 'Do something', cell: (row) => <Actions {...row} /> },
    ]}
    empty={
      <EmptyState title="No invoices">
        There is no invoice like this. Choose another state, or other days.
      </EmptyState>
    }
  />
);
