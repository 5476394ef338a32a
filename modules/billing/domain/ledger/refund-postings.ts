import type { Cents } from '#kernel/money.ts';
import { combine, type Posting, transfer } from './posting.ts';

/**
 * The part of a refund that is sales tax: the tax of the charge in proportion to what goes back, rounded so that refunds
 * that add up to the charge return exactly its tax.
 *
 * @param before cents of the same charge that were promised back before
 */
export const taxInRefund = (refund: {
  readonly charged: Cents;
  readonly tax: Cents;
  readonly before: Cents;
  readonly amount: Cents;
}): Cents => {
  const { charged, tax, before, amount } = refund;
  if (charged <= 0) return 0;
  const until = (returned: Cents): Cents => Math.round((tax * Math.min(returned, charged)) / charged);
  return until(before + amount) - until(before);
};

/** A refund was promised: it is owed from now on. `isOwed` is false for a payment that was never owed to us. */
export const refundOwedPostings = ({
  amount,
  tax,
  isOwed,
}: {
  readonly amount: Cents;
  readonly tax: Cents;
  readonly isOwed: boolean;
}): readonly Posting[] =>
  isOwed
    ? combine([
        { account: 'refunds', amount: amount - tax },
        { account: 'sales_tax_payable', amount: tax },
        { account: 'refunds_payable', amount: 0 - amount },
      ])
    : transfer(amount, 'customer_deposits', 'refunds_payable');

/** The processor has accepted the refund. */
export const refundSentPostings = (amount: Cents): readonly Posting[] =>
  transfer(amount, 'refunds_payable', 'processor_balance');

/** A refund that was sent came back from the issuer: the money is owed again. */
export const refundReturnedPostings = (amount: Cents): readonly Posting[] =>
  transfer(amount, 'processor_balance', 'refunds_payable');
