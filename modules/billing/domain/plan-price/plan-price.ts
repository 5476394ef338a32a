import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from '../checkout/invoice-line.ts';
import type { NextCharge, Quote } from '../checkout/quote.ts';
import type { PricedParcel } from '../pricing/price-parcel.ts';

/** What one subscription of a plan costs: its first order under the plan, and the later ones. */
export type PlanCharge = Pick<
  NextCharge,
  'products' | 'firstAmount' | 'amount' | 'laterSteps' | 'cycleInDays' | 'afterDays'
>;

/** The price of a plan that a clinician approves or proposes. */
export interface PlanPrice {
  /** What is charged once when the plan is agreed; without lines when it takes the place of what ships. */
  readonly onApproval: PricedParcel;
  /** Charged with the next refill, which is announced, and not when the plan is agreed. */
  readonly isWithRefill: boolean;
  /** Cents of `onApproval` for the visit. */
  readonly fee: Cents;
  readonly charges: readonly PlanCharge[];
  /** Cents of credit that are left: the charge that comes next takes them off. */
  readonly creditLeft: Cents;
}

/** Cents charged when the plan is agreed; of a plan that takes the place of what ships, cents of one refill before credit. */
export const planAmount = ({ isWithRefill, onApproval, charges }: PlanPrice): Cents =>
  isWithRefill ? charges.reduce((sum, { firstAmount }) => sum + firstAmount, 0) : onApproval.total;

/** Cents of a refill that fall to these products, and to how it is sent. */
export const shareOf = (lines: readonly InvoiceLine[], productIds: readonly number[]): Cents =>
  linesTotal(lines.filter(({ productId }) => productId === null || productIds.includes(productId)));

/** Of the first order of a plan. `fee`: cents of it for the visit. */
export const planPriceOf = ({ onApproval, nextCharges, creditLeft }: Quote, fee: Cents): PlanPrice => ({
  onApproval,
  isWithRefill: false,
  fee,
  charges: nextCharges,
  creditLeft,
});
