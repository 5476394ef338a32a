import { type Cents, formatMoney } from '#kernel/money.ts';
import { cadenceMonths } from '../domain/product.ts';

/** One way to buy a product: its cadence and the price of one shipment. */
export interface Plan {
  readonly id: number;
  /** Cents for one shipment. */
  readonly price: Cents;
  /** 0 for a one-time purchase. */
  readonly supplyInDays: number;
  /** Cents off the first shipment, and the charges after it in words: `, then $39.00 every 3 months`. */
  readonly discount?: { readonly first: Cents; readonly charged?: string } | null;
}

/** Cents of the first shipment. */
export const firstPrice = ({ price, discount }: Pick<Plan, 'price' | 'discount'>): Cents =>
  price - (discount?.first ?? 0);

/** Cents per month of the first shipment, rounded to the cent; its price for a one-time purchase. */
export const pricePerMonth = (plan: Omit<Plan, 'id'>): Cents =>
  Math.round(firstPrice(plan) / (cadenceMonths(plan) || 1));

/** The label of an option: `3 months`, `1 month`, `Once`. */
export const planLabel = (plan: Pick<Plan, 'supplyInDays'>): string => {
  const months = cadenceMonths(plan);
  return months === 0 ? 'Once' : `${months} month${months === 1 ? '' : 's'}`;
};

/** `every 3 months`, `every month`, `once`. */
export const howOften = (plan: Pick<Plan, 'supplyInDays'>): string =>
  cadenceMonths(plan) === 0 ? 'once' : `every ${planLabel(plan).replace('1 month', 'month')}`;

/** When the price of a plan is charged, in one sentence; a prescription is never charged before it is approved. */
export const whenCharged = (plan: Omit<Plan, 'id'>, needsPrescription: boolean): string => {
  const amount = formatMoney(firstPrice(plan));
  const then = plan.discount?.charged ?? (plan.supplyInDays === 0 ? '' : `, then ${howOften(plan)}`);
  return needsPrescription
    ? `$0.00 today. ${amount} if a clinician approves it${then}.`
    : `${amount} today${then}.`;
};

const BASE_CADENCE = 3;
const byMonth = (plan: Pick<Plan, 'price' | 'supplyInDays'>): number => plan.price / cadenceMonths(plan);

/** What savings are measured against: the one-month plan where there is one, otherwise the base plan. */
const regularPlan = <P extends Plan>(plans: readonly P[]): P | undefined => {
  const repeating = plans.filter(({ supplyInDays }) => supplyInDays > 0);
  return repeating.find((plan) => cadenceMonths(plan) === 1) ?? basePlan(repeating);
};

/**
 * How many percent a month of a longer supply costs less than one of the regular plan, without discounts and rounded
 * down; null where it costs no less.
 */
export const savingOf = (plan: Plan, plans: readonly Plan[]): { percent: number; than: string } | null => {
  const regular = regularPlan(plans);
  if (!regular || plan.supplyInDays <= regular.supplyInDays) return null;
  const percent = Math.floor(100 * (1 - byMonth(plan) / byMonth(regular)));
  return percent > 0 ? { percent, than: planLabel(regular) } : null;
};

/** The three-month plan, which is the base plan (S3.22); otherwise the first. */
export const basePlan = <P extends Plan>(plans: readonly P[]): P | undefined =>
  plans.find((plan) => cadenceMonths(plan) === BASE_CADENCE) ?? plans[0];
