import type { Cents } from '#kernel/money.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Standard shipping is free, so it has no line. Pass a priced method to `quote` instead. */
export const standardShipping: Cents = 0;

/** A visit is free. A fee other than 0 would appear as a `consultation` line and must be shown before payment. */
export const consultationFee: Cents = 0;

/**
 * Sales tax in cents. Always 0 today, intentionally: prescription drugs are treated as untaxed, and the rates for
 * over-the-counter goods differ by state, county, city and product class and change during the year, so a table in
 * this file would be wrong from the first day. An operator who has to collect tax calls a tax provider with this
 * function's inputs (destination, lines) and returns its answer; `quote` then shows a `sales_tax` line wherever the
 * amount is not 0.
 */
export const salesTax = (_state: string, _lines: readonly InvoiceLine[]): Cents => 0;
