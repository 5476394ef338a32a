import { type Cents, sumCents } from '#kernel/money.ts';
import { type Account, isAccount } from './accounts.ts';

/** One side of a journal entry. */
export interface Posting {
  readonly account: Account;
  /** Cents: positive is a debit, negative a credit. Never 0. */
  readonly amount: Cents;
}

/** Debits minus credits of some postings; 0 when they balance. */
export const balanceOf = (postings: readonly Posting[]): Cents =>
  sumCents(postings.map(({ amount }) => amount));

/** One posting for each account, in the order in which accounts first appear, without zero amounts. */
export const combine = (postings: readonly Posting[]): readonly Posting[] => {
  const sums = new Map<Account, Cents>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]));
};

/** `amount` moves from one account to another: a debit here, a credit there. A negative amount moves back. */
export const transfer = (amount: Cents, debit: Account, credit: Account): readonly Posting[] =>
  combine([
    { account: debit, amount },
    { account: credit, amount: 0 - amount },
  ]);

/** The postings of stored rows; throws for an account that is not in the chart. */
export const readPosting = ({ account, amount }: { account: string; amount: number }): Posting => {
  if (!isAccount(account)) throw new Error(`The journal has an unknown account: ${account}`);
  return { account, amount };
};
