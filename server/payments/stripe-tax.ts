import Stripe from 'stripe';
import type { Cents } from '#kernel/money.ts';
import {
  type TaxCalculation,
  type TaxCalculationRequest,
  type TaxedItem,
  type TaxService,
  TaxUnavailable,
} from '../ports/sales-tax.ts';
import type { StripeGatewayOptions } from './stripe-gateway.ts';

/** Stripe's product tax codes: https://docs.stripe.com/tax/tax-codes. */
const taxCodes: Readonly<Record<TaxedItem['kind'], string>> = {
  prescription_drug: 'txcd_32020002',
  over_the_counter_drug: 'txcd_32020001',
  supplement: 'txcd_32070001',
  general_goods: 'txcd_99999999',
  medical_service: 'txcd_20030000',
  shipping: 'txcd_92010001',
};

const isShipping = ({ kind }: TaxedItem): boolean => kind === 'shipping';

/** Numbers the items in place of our references, which are products' ids. */
const lineOf = (index: number): string => `line-${index + 1}`;

/** Without a street: ZIP code and city are enough for the tax, and say less about the patient. Without a product either. */
const parameters = ({ to, items }: TaxCalculationRequest): Stripe.Tax.CalculationCreateParams => {
  const shipping = items.find(isShipping);
  return {
    currency: 'usd',
    customer_details: {
      address: { country: 'US', state: to.state, city: to.city, postal_code: to.zipCode },
      address_source: 'shipping',
    },
    line_items: items.flatMap(({ kind, amount }, index) =>
      kind === 'shipping'
        ? []
        : [
            {
              reference: lineOf(index),
              amount,
              tax_code: taxCodes[kind],
              tax_behavior: 'exclusive' as const,
            },
          ],
    ),
    ...(shipping
      ? { shipping_cost: { amount: shipping.amount, tax_code: taxCodes.shipping, tax_behavior: 'exclusive' } }
      : {}),
    expand: ['line_items'],
  };
};

/** Throws TaxUnavailable when an item has no answer. */
const amountsOf = (
  { line_items: lines, shipping_cost: shipping }: Stripe.Tax.Calculation,
  items: readonly TaxedItem[],
): Readonly<Record<string, Cents>> =>
  Object.fromEntries(
    items.flatMap((item, index) => {
      const amount = isShipping(item)
        ? shipping?.amount_tax
        : lines?.data.find(({ reference }) => reference === lineOf(index))?.amount_tax;
      if (amount === undefined || amount < 0) throw new TaxUnavailable('An item has no tax in the answer.');
      return amount > 0 ? [[item.reference, amount]] : [];
    }),
  );

const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError } =
  Stripe.errors;

const reach = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError ||
      // An address that the service cannot place, or an account that is not set up for tax.
      error instanceof StripeInvalidRequestError
    )
      throw new TaxUnavailable('The tax service did not answer.', { cause: error });
    throw error;
  }
};

/** Stripe Tax over the official SDK. The same code is used with Stripe and its simulator. */
export const createStripeTax = (
  options: Pick<StripeGatewayOptions, 'secretKey' | 'api' | 'timeoutMs'>,
): TaxService => {
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: 2,
    timeout: options.timeoutMs ?? 10_000,
    telemetry: false,
    ...options.api,
  });
  return {
    calculate: (request): Promise<TaxCalculation> =>
      reach(async () => {
        const answer = await stripe.tax.calculations.create(parameters(request));
        if (!answer.id) throw new TaxUnavailable('The calculation has no id.');
        return { calculation: answer.id, amounts: amountsOf(answer, request.items) };
      }),

    record: ({ calculation, reference }) =>
      reach(async () => {
        const transaction = await stripe.tax.transactions.createFromCalculation(
          { calculation, reference },
          { idempotencyKey: `tax:${reference}` },
        );
        return transaction.id;
      }),

    reverse: ({ transaction, reference, amount, isWhole }) =>
      reach(async () => {
        const whole = { original_transaction: transaction, reference };
        const reversal = await stripe.tax.transactions.createReversal(
          isWhole ? { ...whole, mode: 'full' } : { ...whole, mode: 'partial', flat_amount: -amount },
          { idempotencyKey: `tax:${reference}` },
        );
        return reversal.id;
      }),
  };
};
