import { type Cents, sumCents } from '#kernel/money.ts';
import { type Account, type AccountType, accounts } from './accounts.ts';
import type { Posting } from './posting.ts';

/** An account with its balance, on the debit or the credit side. */
export interface AccountBalance {
  readonly account: Account;
  readonly label: string;
  readonly type: AccountType;
  /** Cents; one of the two is 0. */
  readonly debit: Cents;
  readonly credit: Cents;
}

const order = Object.keys(accounts);

/** Balances by account in the order of the chart of accounts, without accounts whose balance is 0. */
export const trialBalance = (postings: readonly Posting[]): readonly AccountBalance[] => {
  const sums = new Map<Account, Cents>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([account, sum]) => ({
      account,
      ...accounts[account],
      debit: Math.max(sum, 0),
      credit: Math.max(0 - sum, 0),
    }));
};

/** The sums of both sides, which are the same in a journal that balances. */
export const sidesOf = (balances: readonly AccountBalance[]): { debit: Cents; credit: Cents } => ({
  debit: sumCents(balances.map(({ debit }) => debit)),
  credit: sumCents(balances.map(({ credit }) => credit)),
});
