import { type Cents, formatMoney } from '#kernel/money.ts';
import { cadenceMonths } from '../domain/product.ts';

/** One way to buy a product: its cadence and the price of one shipment. */
export interface Plan {
  readonly id: number;
  /** Cents for one shipment. */
  readonly price: Cents;
  /** 0 for a one-time purchase. */
  readonly supplyInDays: number;
  /** Cents off the first shipment, and off the second. */
  readonly discount?: { readonly first: Cents; readonly second: Cents } | null;
}

/** Cents per month, rounded to the cent; the price itself for a one-time purchase. */
export const pricePerMonth = (plan: Omit<Plan, 'id'>): Cents =>
  plan.supplyInDays === 0 ? plan.price : Math.round(plan.price / cadenceMonths(plan));

/** `every 3 months`, `every month`, `once`. */
export const howOften = (plan: Pick<Plan, 'supplyInDays'>): string => {
  const months = cadenceMonths(plan);
  if (months === 0) return 'once';
  return months === 1 ? 'every month' : `every ${months} months`;
};

/** The label of an option: `3 months`, `1 month`, `Once`. */
export const planLabel = (plan: Pick<Plan, 'supplyInDays'>): string => {
  const months = cadenceMonths(plan);
  if (months === 0) return 'Once';
  return months === 1 ? '1 month' : `${months} months`;
};

/** When the price of a plan is charged, in one sentence; a prescription is never charged before it is approved. */
export const whenCharged = (plan: Omit<Plan, 'id'>, needsPrescription: boolean): string => {
  const { first = 0, second = 0 } = plan.discount ?? {};
  const amount = formatMoney(plan.price - first);
  const later = first === second ? '' : `${formatMoney(plan.price - second)} `;
  const then = plan.supplyInDays === 0 ? '' : `, then ${later}${howOften(plan)}`;
  return needsPrescription
    ? `$0.00 today. ${amount} if a clinician approves it${then}.`
    : `${amount} today${then}.`;
};

const BASE_CADENCE = 3;

/** The three-month plan, which is the base plan (S3.22); otherwise the first. */
export const basePlan = <P extends Plan>(plans: readonly P[]): P | undefined =>
  plans.find((plan) => cadenceMonths(plan) === BASE_CADENCE) ?? plans[0];
