import { addDays, formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { hostsOf, type RunningPlan } from '../../domain/changed-plan.ts';
import { CHARGE_NOTICE_DAYS } from '../../domain/schedule/billing-dates.ts';
import type { PlanChange } from '../../index.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import {
  type AgreedProduct,
  everyDays,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { addSubscription, agreedProduct } from '../checkout/create-purchase.ts';
import { stopOrders } from '../fulfillment/stop-orders.ts';
import { transitionSubscription } from '../transitions.ts';
import { affectedBy } from './cancel-orders.ts';
import { priceRefills } from './refill-lines.ts';
import { remainingDiscounts } from './remaining-discounts.ts';

/** Ships regularly, or will when its prescription or payment allows it. */
const runs = ({ status }: Subscription): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired' && status !== 'incomplete';

const contains = ({ products }: Subscription, productIds: readonly number[]): boolean =>
  products.some(({ productId }) => productIds.includes(productId));

const runningOf = async (tx: Scope, userId: string): Promise<readonly Subscription[]> =>
  (await subscriptionRepository(tx.db).ofUser(userId)).filter(
    (subscription) => runs(subscription) && subscription.needsPrescription,
  );

/** The subscriptions with these products. CONFLICT when there is none, or an order of them is not at the pharmacy yet. */
const changeable = async (
  tx: Scope,
  { userId, from }: Pick<PlanChange, 'userId' | 'from'>,
): Promise<Result<readonly Subscription[]>> => {
  const subscriptions = (await runningOf(tx, userId)).filter((one) => contains(one, from));
  if (subscriptions.length === 0)
    return fail('CONFLICT', 'The subscription to the current treatment has ended, so it cannot be changed.');
  for (const { id } of subscriptions)
    if (await invoiceRepository(tx.db).hasUnsettled(id))
      return fail(
        'CONFLICT',
        'A payment for the current treatment is in progress. The treatment can be changed once it is settled.',
      );
  const orders = await orderRepository(tx.db).withProducts(userId, from);
  const affected = await affectedBy(tx, orders, (line) => from.includes(line.productId));
  return affected.some(({ atPharmacy }) => !atPharmacy)
    ? fail(
        'CONFLICT',
        'An order of the current treatment is not at the pharmacy yet. The treatment can be changed once the order is sent.',
      )
    : ok(subscriptions);
};

/** Whether `changeProducts` is possible now; nothing is changed. */
export const mayChangeProducts = async (
  scope: Scope,
  change: Pick<PlanChange, 'userId' | 'from'>,
): Promise<Result<void>> => {
  const found = await changeable(scope, change);
  return found.ok ? ok(undefined) : found;
};

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

/** The next charge of a changed subscription: as planned, but late enough to be announced at the new price. */
const nextCharge = (planned: Date | null, now: Date): Date =>
  laterOf(planned ?? now, addDays(now, CHARGE_NOTICE_DAYS));

const openSubscription = async (
  tx: Scope,
  actor: Actor,
  from: Subscription,
  { cycleInDays, products }: RunningPlan<AgreedProduct>,
): Promise<void> => {
  const now = tx.clock.now();
  const { userId, checkoutId, shipTo } = from;
  const group = { needsPrescription: true, cycleInDays };
  const id = await addSubscription(tx, actor, {
    userId,
    checkoutId,
    shipTo,
    group,
    products,
    discounts: remainingDiscounts(from),
    shippingMethod: from.shippingMethod,
  });
  await transitionSubscription(
    tx,
    { id, status: 'incomplete' },
    'active',
    { actor: systemActor, reason: 'changed treatment' },
    { startedAt: now, nextBillingDate: nextCharge(from.nextBillingDate, now) },
  );
};

const applyTo = async (
  tx: Scope,
  actor: Actor,
  subscription: Subscription,
  products: readonly AgreedProduct[],
): Promise<void> => {
  const now = tx.clock.now();
  const subscriptions = subscriptionRepository(tx.db);
  if (products.length === 0) {
    const cause = { actor: systemActor, reason: 'changed treatment' };
    const ended = { cancellationDate: now, nextBillingDate: null };
    return transitionSubscription(tx, subscription, 'canceled', cause, ended);
  }
  await withdrawAnnouncement(tx, subscription);
  await subscriptions.replaceProducts(subscription.id, products);
  // How often it ships was chosen for the previous products.
  await subscriptions.change(subscription.id, { intervalDays: null });
  if (subscription.nextBillingDate !== null)
    await subscriptions.change(subscription.id, {
      nextBillingDate: nextCharge(subscription.nextBillingDate, now),
    });
  await recordAudit(tx, {
    actor,
    action: 'subscription.products_changed',
    subject: 'subscription',
    subjectId: subscription.id,
    detail: { productIds: products.map(({ productId }) => productId) },
  });
};

/** Written notice without the names of medicines: what is charged from now on, and when. */
const confirm = async (tx: Scope, userId: string, to: readonly number[]): Promise<void> => {
  const changed = (await runningOf(tx, userId)).filter((one) => contains(one, to));
  const prices = await priceRefills(tx, changed);
  await tx.use(accountPort).notify(userId, () => {
    const charges = changed.map(
      ({ nextBillingDate, ...rest }, index) =>
        `${formatMoney(prices[index]?.total ?? 0)}${nextBillingDate ? ` on ${formatDate(nextBillingDate)}` : ''}, then every ${everyDays(rest)} days`,
    );
    return {
      kind: 'subscription_changed',
      subject: 'Your plan has changed',
      body: `As you agreed, your plan has changed. Nothing was charged today. Your next charge: ${charges.join('; ')}. We remind you 7 days before. You can change the date or cancel online at any time: ${new URL('/account', tx.settings.origins.app).href}`,
    };
  });
};

/**
 * The patient accepted another treatment: its products replace the current ones with the next charge, at the agreed
 * prices. Nothing is charged now. A product of another cadence moves to a subscription of that cadence, or to a new
 * one. The pharmacy is asked to stop parcels with what is replaced. CONFLICT when there is no subscription to change, a
 * payment is in progress, or an order is not at the pharmacy yet; BAD_USER_INPUT on `productIds` for products without a
 * cadence.
 */
export const changeProducts = (scope: Scope, actor: Actor, change: PlanChange): Promise<Result<void>> =>
  scope.transaction(async (tx) => {
    const { userId, from, to, agreedPrices } = change;
    await customerRepository(tx.db).lock(userId);
    const found = await changeable(tx, change);
    if (!found.ok) return found;
    const [first] = found.value;
    const products = await tx.use(cataloguePort).productsByIds([...new Set(to)]);
    if (!first || products.length < new Set(to).size || products.some(bought)) return notRegular;
    const priced = products.map((product) => ({
      ...agreedProduct({ ...product, price: agreedPrices.get(product.id) ?? product.price }),
      supplyInDays: product.supplyInDays,
    }));
    const running = await runningOf(tx, userId);
    const removed = from.filter((id) => !to.includes(id));
    const { changed, opened } = hostsOf(running, removed, priced);
    for (const { id, products: left } of changed) {
      const subscription = running.find((one) => one.id === id);
      if (subscription) await applyTo(tx, actor, subscription, left);
    }
    for (const plan of opened) await openSubscription(tx, actor, first, plan);
    await confirm(tx, userId, to);
    const reason = 'replaced by another treatment';
    await stopOrders(tx, actor, { userId, productIds: removed, reason, cause: 'replaced' });
    return ok(undefined);
  });

const bought = ({ supplyInDays }: Product): boolean => supplyInDays === 0;

const notRegular = badInput([
  { field: 'productIds', message: 'Choose products that are shipped regularly.' },
]);
