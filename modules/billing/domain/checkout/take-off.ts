import { type Cents, formatMoney } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from './invoice-line.ts';

/** The payment processor charges no less. */
const LEAST_CHARGE = 50;

/** The lines of an unpaid invoice with an operator's own amount off. It stands before what is taxed and credited. */
export const takeOff = (
  lines: readonly InvoiceLine[],
  { amount, description }: { readonly amount: Cents; readonly description: string },
): readonly InvoiceLine[] => {
  const own: InvoiceLine = {
    kind: 'custom',
    description,
    amount: 0 - amount,
    productId: null,
    discountId: null,
  };
  const index = lines.findIndex(({ kind }) => kind === 'sales_tax' || kind === 'credit');
  return index < 0 ? [...lines, own] : lines.toSpliced(index, 0, own);
};

/** Why an amount cannot be taken off an invoice; null when it can. */
export const takeOffProblem = (lines: readonly InvoiceLine[], amount: Cents): string | null => {
  const total = linesTotal(lines);
  if (amount > total) return `The invoice is ${formatMoney(total)}: at most this can be taken off.`;
  const left = total - amount;
  return left > 0 && left < LEAST_CHARGE
    ? `Leave at least ${formatMoney(LEAST_CHARGE)} to charge, or take all of it off.`
    : null;
};
