import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import {
  announcesCharges,
  dueNotices,
  type NoticeKind,
  nextNoticeAt,
  running,
  type SubscriptionForNotices,
} from '../../domain/schedule/notices.ts';
import { customerRepository } from '../../repositories/customers.ts';
import {
  type NoticedSubscription,
  noticeCheckRepository,
  noticesDue,
} from '../../repositories/notices-due.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { announceCharge } from '../agreement/announce-charge.ts';
import { checkPrescriptionGate, firstRefusal } from '../charging/check-prescription-gate.ts';
import { type NextCharge, nextCharge } from '../credits/next-charge.ts';
import { askForRefill, refillsItself } from '../refills/ask-for-refill.ts';

const candidates = (scope: Scope, after: string | null = null) =>
  noticesDue(scope.db, { statuses: running, now: scope.clock.now(), after });

/**
 * Sends every notice that is due, each only once. A charge that the prescription will not allow on its day is not
 * announced: the patient is asked to renew instead, and the announcement follows after the renewal. A subscription is looked at
 * again when its next notice can become due, or something changes.
 */
export const sendNotices: SweepDefinition = {
  id: 'billing.notices',
  due: (scope) => [candidates(scope)],
  run: async (scope) => {
    const failures: unknown[] = [];
    let after: string | null = null;
    for (;;) {
      const found: readonly NoticedSubscription[] = await candidates(scope, after);
      after = found.at(-1)?.id ?? null;
      if (after === null) break;
      for (const subscription of found)
        await sendNoticesOf(scope, subscription).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
};

const forNotices = (subscription: NoticedSubscription, now: Date): SubscriptionForNotices => ({
  ...subscription,
  startedAt: subscription.startedAt ?? now,
});

const sendNoticesOf = async (scope: Scope, subscription: NoticedSubscription): Promise<void> => {
  const now = scope.clock.now();
  const notices = dueNotices(forNotices(subscription, now), now);
  let tried = 0;
  for (const { kind, key } of notices) {
    if (kind !== 'yearly_reminder' && !(await willBeCharged(scope, subscription))) continue;
    tried += 1;
    await scope.transaction(async (tx) => {
      if (kind === 'upcoming_charge') await announce(tx, subscription);
      else if (await subscriptionRepository(tx.db).noteNotice(subscription.id, key, now)) {
        const charge = await nextCharge(tx, subscription);
        const text = () => noticeText(tx, kind, subscription, charge);
        await tx.use(accountPort).notify(subscription.userId, () => ({ kind, ...text() }));
      }
    });
  }
  if (tried === notices.length) await scope.transaction((tx) => lookAgainLater(tx, subscription.id));
};

/** While a notice is due that could not be sent, each sweep tries again. */
const lookAgainLater = async (tx: Scope, id: string): Promise<void> => {
  const now = tx.clock.now();
  const checks = noticeCheckRepository(tx.db);
  const found = await checks.lock(id);
  if (!found) return;
  const subscription = forNotices(found, now);
  if (dueNotices(subscription, now).length === 0) await checks.schedule(id, nextNoticeAt(subscription, now));
};

/** The charge as it is now: the patient may have moved or changed it meanwhile. */
const announce = async (tx: Scope, { id, userId }: Subscription): Promise<void> => {
  if (!(await customerRepository(tx.db).tryLock(userId))) return;
  const subscription = await subscriptionRepository(tx.db).find(id);
  if (!subscription || !announcesCharges.includes(subscription.status)) return;
  if (refillsItself(tx, subscription)) await announceCharge(tx, subscription);
  else await askForRefill(tx, subscription);
};

const willBeCharged = async (scope: Scope, subscription: Subscription): Promise<boolean> => {
  const { id, userId, products, shipTo, nextBillingDate } = subscription;
  // It is charged when the pharmacy has sent the waiting lines.
  if (await orderRepository(scope.db).isWaiting(id)) return false;
  const answers = await checkPrescriptionGate(scope, {
    userId,
    productIds: products.filter((product) => product.needsPrescription).map((product) => product.productId),
    state: shipTo.address.state,
    ...(nextBillingDate && { at: nextBillingDate }),
  });
  return firstRefusal(answers) === null;
};

const noticeText = (
  scope: Scope,
  kind: Exclude<NoticeKind, 'upcoming_charge'>,
  subscription: Subscription,
  { full, credit, amount }: NextCharge,
): { subject: string; body: string } => {
  const names = subscription.products.map((product) => product.name).join(' and ');
  const howTo = `You can change the date or cancel online at any time: ${new URL('/account', scope.settings.origins.app).href}`;
  const often = `every ${everyDays(subscription)} days`;
  if (kind === 'yearly_reminder')
    return {
      subject: 'Your yearly subscription reminder',
      body: `You have a subscription to ${names} for ${formatMoney(full)} ${often}. ${howTo}`,
    };
  const on = subscription.nextBillingDate ? formatDate(subscription.nextBillingDate) : '';
  return {
    subject: `Your next charge is on ${on}`,
    body: `We will charge your card ${formatMoney(amount)} on ${on} for ${names}, ${often}.${credit > 0 ? ` We will take your credit of ${formatMoney(credit)} off this charge. Without the credit it is ${formatMoney(full)}.` : ''} ${howTo}`,
  };
};
