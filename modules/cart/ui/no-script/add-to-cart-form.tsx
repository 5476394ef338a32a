import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { formatMoney } from '#kernel/money.ts';
import { type Plan, planLabel } from '#modules/catalogue/ui.ts';
import { ADD_FORM } from './form-ids.ts';

/** A plan as the list of choices names it. */
export interface ChosenPlan extends Plan {
  readonly displayedName?: string;
  readonly supplyInformation?: string;
  readonly dose?: { readonly mg: number; readonly timesAMonth: number; readonly daily: boolean } | null;
}

const doseOf = ({ dose }: ChosenPlan): string[] =>
  dose ? [`${dose.mg} mg ${dose.daily ? 'every day' : `${dose.timesAMonth} times a month`}`] : [];

const labelOf = (plan: ChosenPlan): string =>
  [...doseOf(plan), planLabel(plan), plan.supplyInformation, formatMoney(plan.price)]
    .filter(Boolean)
    .join(', ');

interface AddToCartFormProps {
  /** Of the product, for screen readers. */
  readonly title: string;
  /** From which one is chosen. */
  readonly plans: readonly ChosenPlan[];
  /** Id of the plan that is chosen at first. */
  readonly chosen: number;
}

/** Adds a product without scripts: every strength and supply in one list, and the button. */
export const AddToCartForm = ({ title, plans, chosen }: AddToCartFormProps) => (
  <form method="post">
    <Stack gap={3}>
      {plans.length > 1 ? (
        <SelectField
          id={`plan-${chosen}`}
          name="productId"
          label={`How much ${title}?`}
          options={plans.map((plan) => ({ value: String(plan.id), label: labelOf(plan) }))}
          defaultValue={String(chosen)}
        />
      ) : (
        <input type="hidden" name="productId" value={chosen} />
      )}
      <Button type="submit" name="form" value={ADD_FORM} full aria-label={`Add to cart: ${title}`}>
        Add to cart
      </Button>
    </Stack>
  </form>
);

interface AddAllFormProps {
  readonly productIds: readonly number[];
  readonly label: string;
  /** The button's name where its label alone does not say what is added. */
  readonly name?: string;
}

/** Adds several products at once. */
export const AddAllForm = ({ productIds, label, name }: AddAllFormProps) => (
  <form method="post">
    {productIds.map((id) => (
      <input key={id} type="hidden" name="productId" value={id} />
    ))}
    <Button type="submit" name="form" value={ADD_FORM} full aria-label={name}>
      {label}
    </Button>
  </form>
);
