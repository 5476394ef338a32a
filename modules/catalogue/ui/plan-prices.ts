import { type Cents, formatMoney, sumCents } from '#kernel/money.ts';
import { cadenceMonths } from '../domain/product.ts';

/** One way to buy a product: its cadence and the price of one shipment. */
export interface Plan {
  readonly id: number;
  /** Cents for one shipment. */
  readonly price: Cents;
  /** 0 for a one-time purchase. */
  readonly supplyInDays: number;
  /** Cents off the first shipment, off the second, and off those after every discount that ends has ended. */
  readonly discount?: { readonly first: Cents; readonly second: Cents; readonly last: Cents } | null;
}

type Priced = Omit<Plan, 'id'>;

/** Cents of the first shipment, of the second, or of those after every discount that ends has ended. */
export const shipmentCents = ({ price, discount }: Priced, which: 'first' | 'second' | 'last'): Cents =>
  price - (discount?.[which] ?? 0);

/** Cents per month of the first shipments, or of the last, each rounded to the cent; the price of a one-time purchase. */
export const monthly = (plans: readonly Priced[], which: 'first' | 'last' = 'first'): Cents =>
  sumCents(plans.map((plan) => Math.round(shipmentCents(plan, which) / (cadenceMonths(plan) || 1))));

/** After the price a month: ` a month`; where a discount ends, ` a month, then $13.00 a month`. */
export const monthWords = (plans: readonly Priced[]): string => {
  const last = monthly(plans, 'last');
  return ` a month${last === monthly(plans) ? '' : `, then ${formatMoney(last)} a month`}`;
};

/** The label of an option: `3 months`, `1 month`, `Once`. */
export const planLabel = (plan: Pick<Plan, 'supplyInDays'>): string => {
  const months = cadenceMonths(plan);
  if (months === 0) return 'Once';
  return months === 1 ? '1 month' : `${months} months`;
};

/** `every 3 months`, `every month`, `once`. */
export const howOften = (plan: Pick<Plan, 'supplyInDays'>): string =>
  cadenceMonths(plan) === 0 ? 'once' : `every ${planLabel(plan).replace('1 month', 'month')}`;

/** When the price of a plan is charged, in one sentence; a prescription is never charged before it is approved. */
export const whenCharged = (plan: Priced, needsPrescription: boolean): string => {
  const money = (which: 'first' | 'second' | 'last'): string => formatMoney(shipmentCents(plan, which));
  const amount = money('first');
  const next = money('second') === amount ? '' : `${money('second')} `;
  const later = money('last') === money('second') ? '' : `, later ${money('last')}`;
  const then = plan.supplyInDays === 0 ? '' : `, then ${next}${howOften(plan)}${later}`;
  return needsPrescription
    ? `$0.00 today. ${amount} if a clinician approves it${then}.`
    : `${amount} today${then}.`;
};

const BASE_CADENCE = 3;

/** The three-month plan, which is the base plan (S3.22); otherwise the first. */
export const basePlan = <P extends Plan>(plans: readonly P[]): P | undefined =>
  plans.find((plan) => cadenceMonths(plan) === BASE_CADENCE) ?? plans[0];
