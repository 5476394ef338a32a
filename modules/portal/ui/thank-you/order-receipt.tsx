import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import type { LastPurchaseFragment } from './last-purchase.generated.ts';
import styles from './order-receipt.module.css';

type Order = LastPurchaseFragment['orders'][number];

/** The receipt of what is paid, else the invoice, once there is one. */
const paperOf = ({ number, invoice }: Order): { readonly label: string; readonly href: string } | null => {
  if (invoice?.receipt) return { label: `Receipt of order ${number} (PDF)`, href: invoice.receipt };
  return invoice?.pdf ? { label: `Invoice of order ${number} (PDF)`, href: invoice.pdf } : null;
};

/** An order in short: products and price, where it goes and when it comes, whether it was charged, and its receipt. */
export const OrderReceipt = ({ order }: { readonly order: Order }) => {
  const id = useId();
  const paper = paperOf(order);
  return (
    <Card as="article" aria-labelledby={id} className={styles.order}>
      <h3 id={id} className={styles.head}>
        <span>Order {order.number}</span>
        <Money cents={order.total} />
      </h3>
      <div className={styles.lines}>
        {order.lines.map((line) => (
          <p key={line.productId} className={styles.line}>
            <span>{line.name}</span>
            <Money cents={line.amount} />
          </p>
        ))}
        {order.otherLines.map(({ label, amount }) => (
          <p key={label} className={styles.line}>
            <span>{label}</span>
            <Money cents={amount} />
          </p>
        ))}
      </div>
      {order.shipsTo ? <p className={styles.fine}>Ships to {order.shipsTo}</p> : null}
      {order.arrivesBy ? (
        <p className={styles.fine}>
          Expected by <DateText date={order.arrivesBy} />
        </p>
      ) : null}
      <p className={styles.fine}>{order.invoice ? order.invoice.summary : order.detail}</p>
      {paper ? (
        <p className={styles.fine}>
          <a href={paper.href} download>
            {paper.label}
          </a>
        </p>
      ) : null}
    </Card>
  );
};
