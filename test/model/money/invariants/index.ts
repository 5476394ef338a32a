import { addDays } from '#kernel/dates.ts';
import { findDifferences } from '#modules/billing/services/reconcile/find-differences.ts';
import type { MoneyHistory } from '../money-history.ts';
import { takeMoneySnapshot } from '../money-snapshot.ts';
import { chargesAreSingle } from './charges-are-single.ts';
import { chargesRestOnAgreements } from './charges-rest-on-agreements.ts';
import { creditAddsUp } from './credit-adds-up.ts';
import { journalIsRight } from './journal-is-right.ts';
import { linesAreSettled } from './lines-are-settled.ts';
import { paidOrdersGoOn } from './paid-orders-go-on.ts';
import { pricesAreShown } from './prices-are-shown.ts';
import { refillsAreInTime } from './refills-are-in-time.ts';
import { refundsAndDisputesAgree } from './refunds-and-disputes-agree.ts';
import { servicesAreSettled } from './services-are-settled.ts';

const fail = (history: MoneyHistory, problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error([...problems, '', ...history.log].join('\n'));
};

/** Throws with every broken invariant and what happened. */
export const checkMoney = async (history: MoneyHistory): Promise<void> => {
  const all = await takeMoneySnapshot(history);
  fail(history, [
    ...chargesAreSingle(all),
    ...refundsAndDisputesAgree(all),
    ...chargesRestOnAgreements(all),
    ...refillsAreInTime(all),
    ...paidOrdersGoOn(all),
    ...linesAreSettled(all),
    ...servicesAreSettled(all),
    ...creditAddsUp(all),
    ...(await journalIsRight(all)),
    ...(await pricesAreShown(all)),
  ]);
};

/** After two days without anything new, the books and the payment processor agree about everything. */
export const checkSettled = async (history: MoneyHistory): Promise<void> => {
  const { product, process } = history.harness;
  process.startAgain();
  product.processor.faults.next = [];
  history.log.push('two days pass');
  for (let times = 0; times < 2; times += 1) {
    product.clock.set(addDays(history.now(), 1.1));
    await history.work();
  }
  await checkMoney(history);
  const found = await findDifferences({
    db: product.scope.db,
    gateway: product.processor.gateway,
    now: history.now(),
    since: addDays(history.now(), -400),
  });
  fail(
    history,
    found.map(({ what }) => what),
  );
};
