import { Money } from '#client/ui/money.tsx';
import { cartTotals, type TotalledLine } from '../domain/index.ts';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  readonly lines: readonly TotalledLine[];
}

/** What is paid today, on approval, and with the next refill: with discounts, before shipping and tax. */
export const CartTotals = ({ lines }: CartTotalsProps) => {
  const { today, onApproval, repeating } = cartTotals(lines);
  const rows = [
    { title: 'Today', amount: today },
    ...(onApproval > 0 ? [{ title: 'If a clinician approves', amount: onApproval }] : []),
    ...repeating.map(({ cadence, total }) => ({
      title: cadence === 1 ? 'Then every month' : `Then every ${cadence} months`,
      amount: total,
    })),
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
    </dl>
  );
};
