import type Stripe from 'stripe';
import {
  read,
  taxCalculationParameters,
  taxReversalParameters,
  taxTransactionParameters,
} from './parameters.ts';
import {
  answer,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
  seconds,
} from './processor-context.ts';
import { invalidRequest } from './processor-error.ts';

/** Stripe keeps a calculation for 90 days. */
const CALCULATION_DAYS = 90;

/** Hundredths of a percent. A few states are enough for a simulation; in the others there is no tax. */
const rates: Readonly<Record<string, number>> = { TX: 825, NY: 888, FL: 700, IL: 1025, CA: 875, WA: 1010 };

/** Prescription drugs and medical services, which no state of the table taxes. */
const exempt: readonly string[] = ['txcd_32020002', 'txcd_20030000'];

/** Over-the-counter drugs, which some states exempt. */
const overTheCounter = 'txcd_32020001';
const exemptOverTheCounter: readonly string[] = ['NY', 'FL'];

const rateOf = (state: string, taxCode: string): number => {
  if (exempt.includes(taxCode)) return 0;
  if (taxCode === overTheCounter && exemptOverTheCounter.includes(state)) return 0;
  return rates[state] ?? 0;
};

/** Half a cent up. */
const taxOn = (amount: number, rate: number): number => Math.floor((amount * rate + 5_000) / 10_000);

/** A calculation as the simulator keeps it. */
export type SimulatedCalculation = Pick<
  Stripe.Tax.Calculation,
  'id' | 'object' | 'amount_total' | 'currency' | 'expires_at' | 'tax_amount_exclusive'
> & {
  readonly id: string;
  readonly line_items: {
    readonly data: readonly { reference: string; amount: number; amount_tax: number }[];
  };
  readonly shipping_cost: { readonly amount: number; readonly amount_tax: number } | null;
};

/** A recorded sale, or one that was taken back in part or as a whole. */
export interface SimulatedTaxTransaction {
  readonly id: string;
  readonly object: 'tax.transaction';
  readonly type: 'transaction' | 'reversal';
  readonly reference: string;
  readonly created: number;
  /** Cents, tax included; below 0 for a reversal. */
  readonly amount: number;
  readonly tax: number;
  readonly reversal: { readonly original_transaction: string } | null;
}

export const createTaxCalculation = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(taxCalculationParameters, body);
  const { state } = given.customer_details.address;
  const data = given.line_items.map(({ reference, amount, tax_code }) => ({
    reference,
    amount,
    amount_tax: taxOn(amount, rateOf(state, tax_code)),
  }));
  const shipping = given.shipping_cost && {
    amount: given.shipping_cost.amount,
    // Taxed where something in the parcel is.
    amount_tax: data.some(({ amount_tax }) => amount_tax > 0)
      ? taxOn(given.shipping_cost.amount, rates[state] ?? 0)
      : 0,
  };
  const items = [...data, ...(shipping ? [shipping] : [])];
  const tax = items.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  const calculation: SimulatedCalculation = {
    id: context.newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: items.reduce((sum, { amount }) => sum + amount, 0) + tax,
    currency: given.currency,
    expires_at: seconds(context.now) + CALCULATION_DAYS * 86_400,
    tax_amount_exclusive: tax,
    line_items: { data },
    shipping_cost: shipping ?? null,
  };
  await context.store.save(calculation, context.now);
  return answer(calculation);
};

/** Records a sale; a reference is recorded once. */
export const createTaxTransaction = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const { calculation: id, reference } = read(taxTransactionParameters, body);
  const calculation = await requireObject(context, 'tax.calculation', id);
  if ((calculation.expires_at ?? 0) <= seconds(context.now))
    throw invalidRequest('This calculation has expired.', 'tax_calculation_expired', 'calculation');
  if (await context.store.taxTransaction(reference))
    throw invalidRequest('A transaction with this reference exists.', 'resource_already_exists', 'reference');
  const transaction: SimulatedTaxTransaction = {
    id: context.newId('tax'),
    object: 'tax.transaction',
    type: 'transaction',
    reference,
    created: seconds(context.now),
    amount: calculation.amount_total,
    tax: calculation.tax_amount_exclusive,
    reversal: null,
  };
  await context.store.save(transaction, context.now);
  return answer(transaction);
};

/** Takes back a recorded sale as a whole, or an amount of it with its share of the tax; never more than is left. */
export const createTaxReversal = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(taxReversalParameters, body);
  const original = await requireObject(context, 'tax.transaction', given.original_transaction);
  const before = await context.store.taxReversedOf(original.id);
  const amount = given.mode === 'full' ? -(original.amount + before.amount) : (given.flat_amount ?? 0);
  if (amount >= 0 || original.amount + before.amount + amount < 0)
    throw invalidRequest('This is more than is left of the transaction.', 'tax_reversal_too_large');
  const isRest = original.amount + before.amount + amount === 0;
  const tax = isRest
    ? -(original.tax + before.tax)
    : -Math.round((original.tax * -amount) / Math.max(original.amount, 1));
  const reversal: SimulatedTaxTransaction = {
    id: context.newId('tax'),
    object: 'tax.transaction',
    type: 'reversal',
    reference: given.reference,
    created: seconds(context.now),
    amount,
    tax,
    reversal: { original_transaction: original.id },
  };
  await context.store.save(reversal, context.now);
  return answer(reversal);
};
