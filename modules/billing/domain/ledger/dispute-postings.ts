import type { Cents } from '#kernel/money.ts';
import { combine, type Posting, transfer } from './posting.ts';

/** Cents that a dispute has taken from the processor's balance so far. */
export interface DisputeMoney {
  /** Of the payment; 0 for an inquiry, and after the dispute was won. */
  readonly withdrawn: Cents;
  /** The processor's fee, which is kept even when the dispute is won. */
  readonly fee: Cents;
}

/** The processor's balance has changed because of a dispute: it was opened, became one, or was won. */
export const disputeMovedPostings = (before: DisputeMoney, after: DisputeMoney): readonly Posting[] => {
  const withdrawn = after.withdrawn - before.withdrawn;
  const fee = after.fee - before.fee;
  return combine([
    { account: 'disputed_payments', amount: withdrawn },
    { account: 'dispute_fees', amount: fee },
    { account: 'processor_balance', amount: 0 - withdrawn - fee },
  ]);
};

/** The issuer decided for the card holder: what it withheld is a loss. */
export const disputeLostPostings = (withdrawn: Cents): readonly Posting[] =>
  transfer(withdrawn, 'dispute_losses', 'disputed_payments');
