import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from '../checkout/invoice-line.ts';
import { lineAccount } from './line-accounts.ts';
import { combine, type Posting } from './posting.ts';

/**
 * A charge that succeeded, or an invoice that needs no charge (`amount` 0, because discounts or credits cover it).
 * Amounts that the lines do not explain are booked as not owed to us. `isOwed` is false for a payment that arrived when
 * nothing was due any more.
 */
export const chargePostings = ({
  amount,
  lines,
  isOwed,
}: {
  readonly amount: Cents;
  readonly lines: readonly InvoiceLine[];
  readonly isOwed: boolean;
}): readonly Posting[] => {
  const billed = isOwed ? lines : [];
  return combine([
    { account: 'processor_balance', amount },
    ...billed.map((line) => ({ account: lineAccount(line), amount: 0 - line.amount })),
    { account: 'customer_deposits', amount: linesTotal(billed) - amount },
  ]);
};
