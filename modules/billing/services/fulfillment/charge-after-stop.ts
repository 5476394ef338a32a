import { addDays } from '#kernel/dates.ts';
import type { Scope } from '#server/scope.ts';
import { CHARGE_NOTICE_DAYS, chargeAfterStop } from '../../domain/schedule/billing-dates.ts';
import { answerOfStatus } from '../../domain/states/order-stop.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate } from '../charging/check-prescription-gate.ts';

/**
 * The active subscriptions of the order, and those that a change of treatment has opened instead since. A date that the
 * patient chose stays.
 */
const concernedBy = async (tx: Scope, { userId, lines, createdAt }: CustomerOrder) => {
  const all = await subscriptionRepository(tx.db).ofUser(userId);
  const own = all.filter(({ id }) => lines.some(({ subscriptionId }) => subscriptionId === id));
  const isOpenedSince = (one: Subscription) =>
    one.createdAt > createdAt && own.some(({ checkoutId }) => checkoutId === one.checkoutId);
  return all.filter((one) => one.status === 'active' && (own.includes(one) || isOpenedSince(one)));
};

/** Whether a later order of the subscription ships or has shipped. */
const hasLaterOrder = async (tx: Scope, { id }: Subscription, stopped: CustomerOrder): Promise<boolean> =>
  (await orderRepository(tx.db).ofSubscription(id)).some(
    ({ createdAt, status }) => createdAt > stopped.createdAt && answerOfStatus(status) !== 'stopped',
  );

/**
 * The first instant at which all its products may be filled; null when they may be by the first possible day of a
 * charge.
 */
const notBefore = async (tx: Scope, { userId, products, shipTo }: Subscription): Promise<Date | null> => {
  const answers = await checkPrescriptionGate(tx, {
    userId,
    productIds: products.map(({ productId }) => productId),
    state: shipTo.address.state,
    at: addDays(tx.clock.now(), CHARGE_NOTICE_DAYS),
  });
  const dates = answers.flatMap(({ notBefore: at }) => at ?? []);
  return dates.reduce<Date | null>((latest, at) => (latest !== null && latest > at ? latest : at), null);
};

/**
 * After a locked order was stopped and its fills restored: the next charge of its subscriptions moves to when the
 * patient needs it (see `chargeAfterStop`). Returns the earliest date that moved; null when none did.
 */
export const bringChargesForward = async (tx: Scope, order: CustomerOrder): Promise<Date | null> => {
  const moved: Date[] = [];
  for (const subscription of await concernedBy(tx, order)) {
    const { id, nextBillingDate: planned } = subscription;
    if (planned === null || (await hasLaterOrder(tx, subscription, order))) continue;
    const next = chargeAfterStop(planned, tx.clock.now(), await notBefore(tx, subscription));
    if (next.getTime() === planned.getTime()) continue;
    await subscriptionRepository(tx.db).change(id, { nextBillingDate: next });
    moved.push(next);
  }
  return moved.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
};
