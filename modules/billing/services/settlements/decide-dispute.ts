import { addDays, formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import { CHARGE_NOTICE_DAYS } from '../../domain/schedule/billing-dates.ts';
import { disputeRepository } from '../../repositories/disputes.ts';
import type { OrderIssue } from '../../repositories/order-issues.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { endSubscription } from '../subscriptions/cancel-subscription.ts';

const decide = (tx: Scope, issue: OrderIssue, decision: 'resumed' | 'ended'): Promise<void> =>
  disputeRepository(tx.db).change(issue.about, { decision, decidedAt: tx.clock.now() });

const hasDate = ({ status }: Subscription): boolean => status === 'active' || status === 'snoozed';

/**
 * Refills of a locked person continue after a dispute. A charge that became due meanwhile is announced first. Returns
 * the text for the patient.
 */
export const resumeRefills = async (tx: Scope, issue: OrderIssue): Promise<readonly string[]> => {
  await decide(tx, issue, 'resumed');
  const subscriptions = subscriptionRepository(tx.db);
  const earliest = addDays(tx.clock.now(), CHARGE_NOTICE_DAYS);
  const dates: Date[] = [];
  for (const { id, nextBillingDate } of (await subscriptions.ofUser(issue.userId)).filter(hasDate)) {
    if (nextBillingDate === null) continue;
    const next = new Date(Math.max(nextBillingDate.getTime(), earliest.getTime()));
    if (next > nextBillingDate) await subscriptions.change(id, { nextBillingDate: next });
    dates.push(next);
  }
  const [first] = dates.toSorted((a, b) => a.getTime() - b.getTime());
  if (await disputeRepository(tx.db).isUndecided(issue.userId)) return [];
  if (!first) return [];
  const day = inTimeZone(await tx.use(accountPort).timeZone(issue.userId), () => formatDate(first));
  return [`Your refills will continue: the next charge is planned for ${day}.`];
};

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** The subscriptions of a locked person end because of a dispute. Returns the text for the patient. */
export const endRefills = async (tx: Scope, issue: OrderIssue, cause: Cause): Promise<readonly string[]> => {
  await decide(tx, issue, 'ended');
  const running = (await subscriptionRepository(tx.db).ofUser(issue.userId)).filter((one) => !hasEnded(one));
  for (const subscription of running) await endSubscription(tx, subscription, cause, {});
  return running.length > 0 ? ['Your subscriptions have ended. You will not be charged anymore.'] : [];
};
