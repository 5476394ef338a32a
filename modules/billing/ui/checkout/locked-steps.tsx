import type { PriceSection } from '#client/ui/price-summary.tsx';
import { PriceOverview } from './order-summary.tsx';
import styles from './review-step.module.css';
import { Step } from './step.tsx';

interface LockedStepsProps {
  readonly sections: readonly PriceSection[];
  readonly isRecurring: boolean;
}

/** The steps that unlock after signing in, with the price shown already. */
export const LockedSteps = ({ sections, isRecurring }: LockedStepsProps) => (
  <>
    <Step number={2} title="Shipping details" state="locked">
      Name, date of birth, phone and address.
    </Step>
    <Step number={3} title="Shipping and discounts" state="locked">
      Standard shipping is free. You can enter a discount code here.
    </Step>
    <Step number={4} title="Your card" state="locked">
      You enter it in our payment provider’s form.
    </Step>
    <Step number={5} title="Review and place your order" state="locked">
      You see every amount and date before you agree.
    </Step>
    <div className={styles.prices}>
      <PriceOverview sections={sections} isRecurring={isRecurring} />
    </div>
  </>
);
