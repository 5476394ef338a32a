import { PillRadios } from '#client/ui/pill-radios.tsx';
import { type Plan, planLabel, savingOf } from './plan-prices.ts';

interface PlanPickerProps {
  /** Name of the product, for screen readers. */
  readonly product: string;
  readonly plans: readonly Plan[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** `6 months, save 5%` */
const labelOf = (plan: Plan, plans: readonly Plan[]): string => {
  const saving = savingOf(plan, plans);
  return saving ? `${planLabel(plan)}, save ${saving.percent}%` : planLabel(plan);
};

/** Chooses a product's cadence. Renders nothing with a single option. */
export const PlanPicker = ({ product, plans, value, onChange }: PlanPickerProps) =>
  plans.length < 2 ? null : (
    <PillRadios
      legend={
        <>
          Supply<span className="visually-hidden"> of {product}</span>
        </>
      }
      options={plans.map((plan) => ({ value: plan.id, label: labelOf(plan, plans) }))}
      value={value}
      onChange={onChange}
    />
  );
