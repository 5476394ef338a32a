import { formatMoney } from '#kernel/money.ts';
import styles from './plan-price.module.css';
import { type Plan, pricePerMonth, whenCharged } from './plan-prices.ts';
import { Saving } from './saving.tsx';

interface PlanPriceProps {
  readonly plan: Plan & {
    readonly supplyInformation: string;
    /** `afterwards`: `, then $13.00 a month` where the discount ends. */
    readonly discount: {
      readonly first: number;
      readonly afterwards: string;
      readonly charged: string;
    } | null;
  };
  /** The supplies to choose from, to say what a longer one saves. */
  readonly plans?: readonly Plan[];
  readonly needsPrescription: boolean;
}

/** A plan's price per month, its shipment, and when it is charged. */
export const PlanPrice = ({ plan, plans, needsPrescription }: PlanPriceProps) => (
  <div className={styles.price}>
    <p className={styles.month}>
      <span className={styles.amount}>{formatMoney(pricePerMonth(plan))}</span>
      {plan.supplyInDays > 0 ? ' a month' : ''}
      {plan.discount?.afterwards}
    </p>
    {plans ? <Saving plan={plan} plans={plans} /> : null}
    <p className={styles.detail}>{plan.supplyInformation}</p>
    <p className={styles.detail}>{whenCharged(plan, needsPrescription)}</p>
  </div>
);
