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

export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  readonly description: string;
  /** Cents. Negative for discounts and credits. */
  readonly amount: Cents;
  /** The product sold or discounted; null for shipping, tax and fees. */
  readonly productId: number | null;
}

export const linesTotal = (lines: readonly InvoiceLine[]): Cents =>
  sumCents(lines.map((line) => line.amount));
