import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { Money } from '#client/ui/money.tsx';
import type { LastPurchaseFragment } from './last-purchase.generated.ts';
import styles from './order-receipt.module.css';

type Order = LastPurchaseFragment['orders'][number];

/** An order in short: its products, its price, and whether it was charged. */
export const OrderReceipt = ({ order }: { readonly order: Order }) => {
  const id = useId();
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
      <p className={styles.fine}>{order.invoice ? order.invoice.summary : order.detail}</p>
    </Card>
  );
};
