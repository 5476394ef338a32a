import { Money } from '#client/ui/money.tsx';
import { arrivalText } from '#config/delivery-times.ts';
import { cartTotals } from '../domain/index.ts';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  readonly products: Parameters<typeof cartTotals>[0];
  /** By product id. */
  readonly discounts?: Parameters<typeof cartTotals>[1];
}

const delivery = [
  { title: 'Standard shipping', words: 'Free' },
  { title: 'Sales tax', words: 'Depends on your address' },
  { title: 'Expected arrival', words: `${arrivalText('standard')} of payment or approval` },
];

/**
 * What is paid today, on approval, with the next refill, and with those after a discount has ended: before tax. Standard
 * shipping is free; the other method is chosen at checkout.
 */
export const CartTotals = ({ products, discounts }: CartTotalsProps) => {
  const { today, onApproval, repeating } = cartTotals(products, discounts);
  const rows = [
    { title: 'Today', amount: today },
    ...(onApproval > 0 ? [{ title: 'If a clinician approves', amount: onApproval }] : []),
    ...repeating.flatMap(({ cadence, total, later }) => {
      const every = cadence === 1 ? 'every month' : `every ${cadence} months`;
      return [
        { title: `Then ${every}`, amount: total },
        ...(later === total ? [] : [{ title: `Later ${every}`, amount: later }]),
      ];
    }),
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(({ title, amount }) => (
        <div key={title} className={styles.row}>
          <dt>{title}</dt>
          <dd>
            <Money cents={amount} />
          </dd>
        </div>
      ))}
      {delivery.map(({ title, words }) => (
        <div key={title} className={styles.row}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
};
