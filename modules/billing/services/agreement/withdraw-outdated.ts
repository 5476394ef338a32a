import type { Scope } from '#server/scope.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { priceRefills } from '../subscriptions/refill-lines.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

/**
 * Prices of some subscriptions of a locked person may have changed, such as by the sales tax of another address: a
 * future charge that was announced or agreed to with another amount is withdrawn, and announced again.
 */
export const withdrawOutdated = async (tx: Scope, subscriptionIds: readonly string[]): Promise<void> => {
  const agreements = await chargeAgreementRepository(tx.db).unused(subscriptionIds);
  const ids = [...new Set(agreements.flatMap(({ subscriptionId }) => subscriptionId ?? []))];
  const subscriptions = await subscriptionRepository(tx.db).byIds(ids);
  const prices = await priceRefills(tx, subscriptions);
  for (const [index, subscription] of subscriptions.entries()) {
    const own = agreements.findLast(({ subscriptionId }) => subscriptionId === subscription.id);
    const full = own && own.amount + own.credit;
    if (full !== prices[index]?.total) await withdrawAnnouncement(tx, subscription);
  }
};
