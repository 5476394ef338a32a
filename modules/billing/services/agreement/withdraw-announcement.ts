import { toCalendarDate } from '#kernel/dates.ts';
import type { Scope } from '#server/scope.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';

/**
 * The next charge of a locked person's subscription has changed: the announcement or agreement that covered it is
 * withdrawn, and it is announced again. `subscription`: as it was before the change.
 */
export const withdrawAnnouncement = async (
  tx: Scope,
  { id, nextBillingDate }: Pick<Subscription, 'id' | 'nextBillingDate'>,
): Promise<void> => {
  await chargeAgreementRepository(tx.db).withdraw(id, tx.clock.now());
  if (!nextBillingDate) return;
  const day = toCalendarDate(nextBillingDate);
  await subscriptionRepository(tx.db).forgetNotices(
    id,
    ['upcoming_charge', 'long_term_renewal', 'refill_question'].map((notice) => `${notice}:${day}`),
  );
};
