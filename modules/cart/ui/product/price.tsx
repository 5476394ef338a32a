import { formatMoney } from '#kernel/money.ts';
import { firstPrice, pricePerMonth, Saving } from '#modules/catalogue/ui.ts';
import { choicesAround } from '../dose/dose-choices.ts';
import styles from './buy-box.module.css';
import type { ProductPlan } from './product-page.ts';

interface PriceProps {
  readonly plan: ProductPlan;
  /** Every plan of this form, to say what a longer supply saves. */
  readonly plans: readonly ProductPlan[];
}

/** The price a month, of a shipment, and what a longer supply saves. */
export const Price = ({ plan, plans }: PriceProps) => (
  <div aria-live="polite">
    <p className={styles.price}>
      <span className={styles.amount}>{formatMoney(pricePerMonth(plan))}</span>
      {plan.supplyInDays > 0 ? ' a month' : ' once'}
      {plan.discount?.afterwards}
      <span className={styles.shipment}>
        {plan.supplyInDays > 0
          ? `${formatMoney(firstPrice(plan))} ${plan.discount ? 'for the first' : 'a'} shipment: `
          : ''}
        {plan.supplyInformation}
      </span>
    </p>
    <Saving plan={plan} plans={choicesAround(plans, plan).supplies} />
  </div>
);
