import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from './invoice-line.ts';

/** The line of credit that is taken off, with its name on every screen and document; none without credit. */
export const creditLines = (amount: Cents): readonly InvoiceLine[] =>
  amount > 0
    ? [
        {
          kind: 'credit',
          description: 'Your credit',
          amount: 0 - amount,
          productId: null,
          discountId: null,
        },
      ]
    : [];

/** Cents of credit that lines take off. */
export const creditOf = (lines: readonly Pick<InvoiceLine, 'kind' | 'amount'>[]): Cents =>
  0 - linesTotal(lines.filter(({ kind }) => kind === 'credit'));
