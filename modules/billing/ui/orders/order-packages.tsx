import { DateText } from '#client/ui/date-text.tsx';
import { TrackingNumber } from '../parcels/tracking-number.tsx';
import type { Order } from './order-card.tsx';
import styles from './order-packages.module.css';

const Tracking = ({ number }: { readonly number: string | null }) =>
  number ? (
    <p className={styles.tracking}>
      <TrackingNumber number={number} />
    </p>
  ) : null;

/** Where the packages of an order are: for one package with all of it its tracking number, else also what is in each. */
export const OrderPackages = ({ parcels, lines }: Pick<Order, 'parcels' | 'lines'>) => {
  const [only, ...others] = parcels;
  if (!only) return null;
  if (others.length === 0 && only.productNames.length === lines.length)
    return (
      <div>
        <Tracking number={only.trackingNumber} />
        {only.detail ? <p className={styles.fine}>{only.detail}</p> : null}
      </div>
    );
  return (
    <ol className={styles.packages}>
      {parcels.map((parcel, index) => (
        <li key={parcel.id} className={styles.package}>
          <p className={styles.title}>
            Package {index + 1}: {parcel.label}
          </p>
          <p className={styles.fine}>{parcel.productNames.join(', ')}</p>
          <p className={styles.fine}>
            Shipped <DateText date={parcel.shippedAt} />
            {parcel.deliveredAt ? (
              <>
                , delivered <DateText date={parcel.deliveredAt} />
              </>
            ) : null}
          </p>
          {parcel.detail ? <p className={styles.fine}>{parcel.detail}</p> : null}
          <Tracking number={parcel.trackingNumber} />
        </li>
      ))}
    </ol>
  );
};
