import type { Cents } from '#kernel/money.ts';
import { type InvoiceLine, linesTotal } from '../checkout/invoice-line.ts';
import { lineAccount } from './line-accounts.ts';
import { combine, type Posting, transfer } from './posting.ts';

/**
 * A charge that succeeded, or an invoice that needs no charge (`amount` 0, because discounts or credits cover it).
 * Amounts that the lines do not explain are booked as not owed to us. `isOwed` is false for a payment that arrived when
 * nothing was due any more. `fee`: what the processor keeps of it, 0 while that is not known.
 */
export const chargePostings = ({
  amount,
  lines,
  isOwed,
  fee = 0,
}: {
  readonly amount: Cents;
  readonly lines: readonly InvoiceLine[];
  readonly isOwed: boolean;
  readonly fee?: Cents;
}): readonly Posting[] => {
  const billed = isOwed ? lines : [];
  return combine([
    { account: 'processor_balance', amount: amount - fee },
    { account: 'processing_fees', amount: fee },
    ...billed.map((line) => ({ account: lineAccount(line), amount: 0 - line.amount })),
    { account: 'customer_deposits', amount: linesTotal(billed) - amount },
  ]);
};

/** What the processor keeps of a charge has become known after the charge was posted. */
export const feePostings = (fee: Cents): readonly Posting[] =>
  transfer(fee, 'processing_fees', 'processor_balance');
