import type { Cents } from '#kernel/money.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Standard shipping is free, so it has no line; a priced method is passed to `quote` instead. */
export const standardShipping: Cents = 0;

/** A visit costs nothing; a fee other than 0 would appear as a `consultation` line and must be shown before payment. */
export const consultationFee: Cents = 0;

/**
 * Sales tax in cents. Always 0 today, on purpose: prescription drugs are treated as untaxed, and the rates for
 * over-the-counter goods differ by state, county, city and product class and change during the year. A table kept
 * here would be wrong somewhere from the first day. An operator who has to collect tax puts a tax provider
 * behind this function's signature (destination, lines) and passes its answer on; `quote` then shows a
 * `sales_tax` line wherever the answer is not 0.
 */
export const salesTax = (_state: string, _lines: readonly InvoiceLine[]): Cents => 0;
