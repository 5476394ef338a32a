import { type Cents, sumCents } from '#kernel/money.ts';

/** Order line types (S3.56). */
export const invoiceLineKinds = [
  'consultation',
  'credit',
  'custom',
  'discount_rule',
  'gift',
  'offer',
  'product',
  'sales_tax',
  'shipping',
] as const;

export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** Kinds that lower the price of a product, and with it its taxable amount. */
export const discountKinds = ['discount_rule', 'offer', 'gift'] as const satisfies readonly InvoiceLineKind[];

export type DiscountKind = (typeof discountKinds)[number];

export const isDiscountKind = (kind: InvoiceLineKind): kind is DiscountKind =>
  discountKinds.some((one) => one === kind);

/**
 * One line of an invoice: the only form in which an amount that a patient pays is calculated, stored, shown and booked.
 * Invariants of the lines of one invoice (`lineProblems` checks it):
 *
 * - Amounts are whole cents, and the total of the invoice is their sum. It is never below 0.
 * - `product`: at most one a product, its full agreed price, not below 0.
 * - `discount_rule`, `offer`, `gift`: below 0, each with the product that it lowers and the discount that it comes
 * from. Together they are never more than the price of their product.
 * - `shipping`, `consultation`: not below 0, without a product.
 * - `sales_tax`: above 0 and one a taxed line: with the product whose price less its discounts is taxed, or without one
 * for the tax on shipping. Pages show their sum.
 * - `credit`: below 0, without a product. It pays like money, after tax: it does not change the tax, and is refunded as
 * credit. Together never more than the sum of the other lines.
 * - `custom`: an operator's own amount, without a product; it is not taxed. Operators take off (`take-off.ts`): an amount that
 * nobody agreed to is not added to an invoice.
 * - The order is: products, discounts, consultation, shipping, custom, taxes in the order of what they tax, credits.
 * What was paid for a product is the sum of the lines with its `productId`: price, discounts and tax.
 */
export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  readonly description: string;
  /** Cents. Negative for discounts and credits. */
  readonly amount: Cents;
  /** The product that is sold, discounted or taxed; null for a line about the whole parcel. */
  readonly productId: number | null;
  /** The discount that a line comes from; null for every other line. */
  readonly discountId: string | null;
}

export const linesTotal = (lines: readonly Pick<InvoiceLine, 'amount'>[]): Cents =>
  sumCents(lines.map((line) => line.amount));

/** Price, discounts and tax of one product: what is paid for it, and the most that is refunded for it. */
export const paidForProduct = (lines: readonly InvoiceLine[], productId: number): Cents =>
  linesTotal(lines.filter((line) => line.productId === productId));
