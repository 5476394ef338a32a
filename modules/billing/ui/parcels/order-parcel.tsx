import { lazy, Suspense, useState } from 'react';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import type { Order } from '../orders/order-card.tsx';
import { OrderIssue } from './order-issue.tsx';
import styles from './order-parcel.module.css';

const StopOrderDialog = lazy(async () => ({
  default: (await import('./stop-order-dialog.tsx')).StopOrderDialog,
}));
const ReportProblemDialog = lazy(async () => ({
  default: (await import('./report-problem-dialog.tsx')).ReportProblemDialog,
}));

const Refunds = ({ refunds }: Pick<Order, 'refunds'>) => (
  <dl className={styles.refunds}>
    {refunds.map(({ id, amount, at, label }) => (
      <div key={id} className={styles.refund}>
        <dt>
          {label}, <DateText date={at} />
        </dt>
        <dd>
          <Money cents={amount} />
        </dd>
      </div>
    ))}
  </dl>
);

/** What went wrong with an order, refunds, and what the patient may do about it. */
export const OrderParcel = ({ order }: { readonly order: Order }) => {
  const [open, setOpen] = useState<'stop' | 'report' | null>(null);
  const { issues, refunds, reports, stop, replaces, replacedBy } = order;
  const { orderAgain } = order;
  const link = useLink();
  const hasActions = stop !== null || reports.length > 0 || orderAgain !== null;
  const isEmpty = issues.length === 0 && refunds.length === 0 && !replaces && replacedBy.length === 0;
  if (isEmpty && !hasActions) return null;
  const done = (): void => {
    setOpen(null);
    void refreshPage();
  };
  const dialog = { order, onDone: done, onClose: () => setOpen(null) };
  return (
    <div className={styles.parcel}>
      {replaces ? <p className={styles.fine}>Replaces order {replaces}, at no cost to you.</p> : null}
      {replacedBy.length > 0 ? (
        <p className={styles.fine}>
          We sent a new package to replace it: order {replacedBy.join(' and order ')}.
        </p>
      ) : null}
      {issues.map((issue) => (
        <OrderIssue key={issue.id} orderId={order.id} issue={issue} onDone={() => void refreshPage()} />
      ))}
      {refunds.length > 0 ? <Refunds refunds={refunds} /> : null}
      {hasActions ? (
        <Cluster gap={3}>
          {orderAgain ? (
            <LinkButton size="small" variant="secondary" href={link(orderAgain)}>
              Order again<span className="visually-hidden"> what was in order {order.number}</span>
            </LinkButton>
          ) : null}
          {stop ? (
            <Button size="small" variant="secondary" onClick={() => setOpen('stop')}>
              Stop this order<span className="visually-hidden"> {order.number}</span>
            </Button>
          ) : null}
          {reports.length > 0 ? (
            <Button size="small" variant="secondary" onClick={() => setOpen('report')}>
              Report a problem<span className="visually-hidden"> with order {order.number}</span>
            </Button>
          ) : null}
        </Cluster>
      ) : null}
      {stop !== null || reports.length > 0 ? (
        <NeedsScript what="Stopping an order or reporting a problem" />
      ) : null}
      <Suspense>
        {open === 'stop' ? <StopOrderDialog {...dialog} /> : null}
        {open === 'report' ? <ReportProblemDialog {...dialog} /> : null}
      </Suspense>
    </div>
  );
};
