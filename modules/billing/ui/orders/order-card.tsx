import { useId } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import type { OrderHistoryPageQuery } from '../../pages/order-history.generated.ts';
import { OrderParcel } from '../parcels/order-parcel.tsx';
import { InvoiceView } from './invoice-view.tsx';
import styles from './order-card.module.css';
import { OrderPackages } from './order-packages.tsx';
import { orderSteps } from './order-steps.ts';

type User = NonNullable<OrderHistoryPageQuery['currentUser']>;
export type Order = User['orders'][number];

interface OrderCardProps {
  readonly order: Order;
  readonly customer: Pick<User, 'fullName' | 'address'>;
  readonly sellerAddress: string;
}

/** One order: its status, its products, and its invoice. */
export const OrderCard = ({ order, customer, sellerAddress }: OrderCardProps) => {
  const id = useId();
  const link = useLink();
  const { invoice } = order;
  const steps = orderSteps(order.steps);
  const isOver = steps.every(({ state }) => state === 'done' || state === 'stopped');
  const timeline = <Timeline label={`Steps of order ${order.number}`} steps={steps} />;
  return (
    <Card as="article" aria-labelledby={id} className={styles.order}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id={id} className={styles.text}>
            {order.label}
          </h2>
          <p className={styles.number}>
            Order {order.number}, <DateText date={order.createdAt} />
          </p>
        </div>
        <p className={styles.fine}>{order.detail}</p>
      </div>
      {invoice?.canPay ? (
        <div>
          <LinkButton size="small" href={link('/payment-authentication')}>
            Take care of the payment
          </LinkButton>
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.lines}>
          {order.lines.map((line) => (
            <div key={line.productId} className={styles.line}>
              <div className={styles.picture}>
                <ProductImage drugType={line.drugType} />
              </div>
              <div>
                <p className={styles.name}>{line.name}</p>
                {line.quantity > 1 ? <p className={styles.fine}>{line.quantity} pieces</p> : null}
                {line.note ? <p className={styles.fine}>{line.note}</p> : null}
              </div>
              <Money cents={line.amount} />
            </div>
          ))}
          {order.otherLines.map(({ label, amount }) => (
            <p key={label} className={styles.other}>
              <span>{label}</span>
              <Money cents={amount} />
            </p>
          ))}
          <p className={styles.total}>
            <span>Total</span>
            <Money cents={order.total} />
          </p>
        </div>
        <div className={styles.lines}>
          {isOver ? (
            <details className={styles.steps}>
              <summary>
                Every step<span className="visually-hidden"> of order {order.number}</span>
              </summary>
              {timeline}
            </details>
          ) : (
            timeline
          )}
          <OrderPackages parcels={order.parcels} lines={order.lines} />
        </div>
      </div>
      <OrderParcel order={order} />
      {invoice ? <InvoiceView {...{ invoice, order, customer, sellerAddress }} /> : null}
    </Card>
  );
};
