import { useId } from 'react';
import styles from './plan-picker.module.css';
import { type Plan, planLabel } from './plan-prices.ts';

interface PlanPickerProps {
  /** Name of the product, for screen readers. */
  readonly product: string;
  readonly plans: readonly Plan[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** How often a product comes. Draws nothing where there is no choice. */
export const PlanPicker = ({ product, plans, value, onChange }: PlanPickerProps) => {
  const name = useId();
  if (plans.length < 2) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>
        Supply<span className="visually-hidden"> of {product}</span>
      </legend>
      <div className={styles.options}>
        {plans.map((plan) => (
          <label key={plan.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={plan.id}
              checked={plan.id === value}
              onChange={() => onChange(plan.id)}
            />
            {planLabel(plan)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
