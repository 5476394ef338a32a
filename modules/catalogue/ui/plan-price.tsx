import { formatMoney } from '#kernel/money.ts';
import styles from './plan-price.module.css';
import { monthly, monthWords, type Plan, whenCharged } from './plan-prices.ts';

interface PlanPriceProps {
  readonly plan: Plan & { readonly supplyInformation: string };
  readonly needsPrescription: boolean;
}

/** A plan's price per month, its shipment, and when it is charged. */
export const PlanPrice = ({ plan, needsPrescription }: PlanPriceProps) => (
  <div className={styles.price}>
    <p className={styles.month}>
      <span className={styles.amount}>{formatMoney(monthly([plan]))}</span>
      {plan.supplyInDays > 0 ? monthWords([plan]) : ''}
    </p>
    <p className={styles.detail}>{plan.supplyInformation}</p>
    <p className={styles.detail}>{whenCharged(plan, needsPrescription)}</p>
  </div>
);
