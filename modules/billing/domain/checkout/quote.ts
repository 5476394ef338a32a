import { type Cents, sumCents } from '#kernel/money.ts';
import { firstCycleDays, nextBillingDate } from '../schedule/billing-dates.ts';
import { allocate } from './allocate.ts';
import { consultationFee, salesTax } from './fees.ts';
import { type InvoiceLine, linesTotal } from './invoice-line.ts';
import type { CheckoutPlan, CheckoutProduct, PlanGroup } from './plan.ts';

export interface QuoteOptions {
  readonly today: Date;
  /** Price of one shipment in cents: `standardShipping`, or the price of a faster method. */
  readonly shipping: Cents;
  /** Two-letter code of the destination state. */
  readonly state: string;
  /** Cents off the first order only, spread over all products by price; never more than they cost. */
  readonly firstOrderDiscount?: { readonly description: string; readonly amountOff: Cents };
}

export interface QuoteSection {
  readonly lines: readonly InvoiceLine[];
  /** Always the sum of the lines. */
  readonly total: Cents;
}

export interface NextCharge {
  readonly groupKey: string;
  /** Null when it depends on an approval that has not happened yet. */
  readonly on: Date | null;
  /** Days from the first charge (today, or the day of approval). */
  readonly afterDays: number;
  readonly amount: Cents;
  /** Length of every later cycle. */
  readonly cycleInDays: number;
  readonly products: readonly CheckoutProduct[];
}

export interface Quote {
  readonly today: QuoteSection;
  readonly onApproval: QuoteSection;
  readonly nextCharges: readonly NextCharge[];
}

const productLine = (product: CheckoutProduct): InvoiceLine => ({
  kind: 'product',
  description: product.displayedName,
  amount: product.price,
  productId: product.id,
});

/** The lines of one shipment: products with their discounts, shipping, tax. Lines of amount 0 are omitted. */
const shipment = (
  products: readonly CheckoutProduct[],
  discounts: readonly InvoiceLine[],
  fee: Cents,
  options: QuoteOptions,
): QuoteSection => {
  if (products.length === 0) return { lines: [], total: 0 };
  const goods = [...products.map(productLine), ...discounts];
  const extras: InvoiceLine[] = [
    { kind: 'consultation', description: 'Online visit', amount: fee, productId: null },
    { kind: 'shipping', description: 'Shipping', amount: options.shipping, productId: null },
    { kind: 'sales_tax', description: 'Sales tax', amount: salesTax(options.state, goods), productId: null },
  ];
  const lines = [...goods, ...extras.filter((line) => line.amount !== 0)];
  return { lines, total: linesTotal(lines) };
};

const discountLines = (
  products: readonly CheckoutProduct[],
  discount: QuoteOptions['firstOrderDiscount'],
): readonly InvoiceLine[] => {
  if (!discount || products.length === 0) return [];
  const prices = products.map((product) => product.price);
  const parts = allocate(Math.min(Math.max(discount.amountOff, 0), sumCents(prices)), prices);
  return products
    .map(
      (product, index): InvoiceLine => ({
        kind: 'discount_rule',
        description: discount.description,
        amount: 0 - (parts[index] ?? 0),
        productId: product.id,
      }),
    )
    .filter((line) => line.amount !== 0);
};

const nextCharge = (group: PlanGroup, options: QuoteOptions): NextCharge => ({
  groupKey: group.key,
  on: group.needsPrescription ? null : nextBillingDate(options.today, group.cycleInDays, true),
  afterDays: firstCycleDays(group.cycleInDays),
  amount: shipment(group.products, [], 0, options).total,
  cycleInDays: group.cycleInDays,
  products: group.products,
});

/**
 * What is charged today, what is charged if a clinician approves, and every later charge. A prescription product is
 * never in `today`: it is charged only after approval. Refills cost the full price.
 */
export const quote = (plan: CheckoutPlan, options: QuoteOptions): Quote => {
  const products = (prescription: boolean) =>
    plan.groups
      .filter((group) => group.needsPrescription === prescription)
      .flatMap((group) => group.products);
  const otc = products(false);
  const rx = products(true);
  const discounts = discountLines([...otc, ...rx], options.firstOrderDiscount);
  const discountsOf = (some: readonly CheckoutProduct[]) =>
    discounts.filter((line) => some.some((product) => product.id === line.productId));

  return {
    today: shipment(otc, discountsOf(otc), 0, options),
    onApproval: shipment(rx, discountsOf(rx), consultationFee, options),
    nextCharges: plan.groups
      .filter((group) => group.kind === 'subscription')
      .map((group) => nextCharge(group, options))
      .sort((a, b) => Number(a.on === null) - Number(b.on === null) || a.afterDays - b.afterDays),
  };
};
