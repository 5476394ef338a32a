import { readInput } from '#kernel/input/read-input.ts';
import { formatMoney } from '#kernel/money.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type CancelEffects, cancelEffects } from '../../domain/cancellation.ts';
import { cancellationFeedback } from '../../domain/cancellation-feedback.ts';
import { orderLabels } from '../../domain/states/order-labels.ts';
import { mayBeStopped } from '../../domain/states/order-stop.ts';
import { billingEvents } from '../../events.ts';
import { patientTextsPort } from '../../index.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import {
  type Confirmation,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { transitionSubscription } from '../transitions.ts';
import {
  type AffectedOrder,
  affectedOrders,
  cancelOrder,
  removeProducts,
  statusOfLines,
} from './cancel-orders.ts';

/** A subscription that has ended, as the API returns it. */
export interface Cancellation {
  readonly subscriptionId: string;
  readonly endedAt: Date;
  readonly effects: readonly string[];
  readonly productNames: readonly string[];
  readonly stillShips: readonly string[];
  readonly lastCharge: number | null;
  /** The patient ended it while it ran: they may undo that for some days. */
  readonly mayBeUndone: boolean;
}

/**
 * Ends a subscription immediately: it is never billed again, orders not yet at the pharmacy do not ship and are
 * refunded, and the patient gets a written confirmation. Repeating it changes nothing and returns the same. NOT_FOUND
 * for another person's; BAD_USER_INPUT on `feedback`.
 */
export const cancelSubscription = async (
  scope: Scope,
  actor: Actor,
  input: { subscriptionId: string; feedback?: string | null },
): Promise<Result<Cancellation>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  if (!isUuid(input.subscriptionId)) return notFound('subscription');
  const read = readInput(cancellationFeedback, input.feedback, 'feedback');
  if (!read.ok) return read;
  const feedback = read.value;
  return scope.transaction(async (tx) => {
    const subscriptions = subscriptionRepository(tx.db);
    const before = await subscriptions.find(input.subscriptionId);
    if (before?.userId !== who.value) return notFound('subscription');
    if (before.status !== 'canceled') await tx.use(patientTextsPort).read(actor, who.value, feedback);
    await customerRepository(tx.db).lock(who.value);
    const subscription = await subscriptions.find(input.subscriptionId);
    if (!subscription) return notFound('subscription');
    if (subscription.status === 'canceled') return ok(cancellationView(subscription));
    const cause = { actor, reason: 'canceled by the patient' };
    return ok(await endSubscription(tx, subscription, cause, { feedback }));
  });
};

/** Ends a subscription of a locked person, see `cancelSubscription`. `isDiscontinued`: a clinician ended the treatment. */
export const endSubscription = async (
  tx: Scope,
  subscription: Subscription,
  cause: Cause,
  { feedback = null, isDiscontinued = false }: { feedback?: string | null; isDiscontinued?: boolean },
): Promise<Cancellation> => {
  const now = tx.clock.now();
  const orders = await affectedOrders(tx, subscription.id);
  const drugTypes = subscription.products.map((product) => product.drugType);
  const whole = orders.filter((order) => order.whole);
  const effects = cancelEffects(
    { status: subscription.status, drugTypes, isDiscontinued },
    whole.map(facts),
    now,
  );
  const shared = orders.filter((order) => !order.whole);

  for (const order of whole)
    if (effects.canceledOrders.includes(order.order.id)) await cancelOrder(tx, order, cause);
  for (const order of shared) await removeProducts(tx, order, subscription.id, cause);

  const cancellation: Confirmation = {
    effects: [
      ...effects.messages.slice(0, 1),
      ...shared.flatMap((order) => sharedOrderMessages(order, isDiscontinued)),
      ...effects.messages.slice(1),
    ],
    stillShips: stillShips(effects, orders, isDiscontinued),
    lastCharge: await invoiceRepository(tx.db).lastPaid(subscription.id),
    ...(cause.actor.role === 'patient' && mayBeUndone.includes(subscription.status)
      ? { before: planOf(subscription) }
      : {}),
  };
  await transitionSubscription(tx, subscription, 'canceled', cause, {
    cancellationDate: now,
    nextBillingDate: null,
    cancellation,
    cancelFeedback: feedback,
  });
  await tx.use(accountPort).notify(subscription.userId, () => ({
    kind: 'subscription_canceled',
    subject: 'Your subscription has ended',
    body: cancellation.effects.join(' '),
  }));
  await tx.emit(billingEvents.subscriptionCanceled, {
    userId: subscription.userId,
    subscriptionId: subscription.id,
    checkoutId: subscription.checkoutId,
    productIds: subscription.products.map(({ productId }) => productId),
  });
  return cancellationView({ ...subscription, cancellation, cancellationDate: now });
};

/** Statuses to which a cancellation can be taken back: nothing is owed and nothing is on hold. */
const mayBeUndone: readonly Subscription['status'][] = ['active', 'snoozed', 'paused'];

const planOf = ({ status, nextBillingDate }: Subscription) => ({
  isPaused: status === 'paused',
  nextBillingDate: nextBillingDate?.toISOString() ?? null,
});

const facts = ({ order, lines, amountPaid, chargePending }: AffectedOrder) => ({
  id: order.id,
  status: statusOfLines(order, lines),
  remoteStatus: order.remoteStatus,
  amountPaid,
  chargePending,
});

/** An order that also contains other products ships without this subscription's products. */
const sharedOrderMessages = (
  { order, lines, amountPaid, chargePending, atPharmacy }: AffectedOrder,
  isDiscontinued: boolean,
): string[] => {
  if (atPharmacy && isDiscontinued && mayStillStop(order, lines))
    return [
      `Order ${order.number} is already at the pharmacy. We have asked the pharmacy not to ship it, and will write to you with the result.`,
    ];
  if (atPharmacy)
    return [`Order ${order.number} is already at the pharmacy or on the way and will still ship.`];
  const back =
    amountPaid > 0
      ? ` ${formatMoney(amountPaid)} goes back to your card. Banks usually show it in 5 to 10 days.`
      : chargePending
        ? ' A payment is still being processed. If it goes through, we refund its part of it.'
        : '';
  return [`Order ${order.number} ships without it.${back}`];
};

const mayStillStop = (order: AffectedOrder['order'], lines: AffectedOrder['lines']): boolean =>
  mayBeStopped({ ...order, status: statusOfLines(order, lines) });

const stillShips = (
  effects: CancelEffects,
  orders: readonly AffectedOrder[],
  isDiscontinued: boolean,
): string[] =>
  orders
    .filter(
      ({ order, lines, whole, atPharmacy }) =>
        effects.stillShips.some(({ orderId }) => orderId === order.id) ||
        (!whole && atPharmacy && !(isDiscontinued && mayStillStop(order, lines))),
    )
    .map(({ order }) => `Order ${order.number}: ${orderLabels(order.status, order.remoteStatus).label}`);

/** The text of the written confirmation; for a subscription that ended without one, only that it ended. */
export const cancellationView = (
  subscription: Pick<Subscription, 'id' | 'products' | 'cancellation' | 'cancellationDate' | 'createdAt'>,
): Cancellation => ({
  subscriptionId: subscription.id,
  endedAt: subscription.cancellationDate ?? subscription.createdAt,
  effects: subscription.cancellation?.effects ?? ['This subscription has ended. You are not charged for it.'],
  productNames: subscription.products.map((product) => product.name),
  stillShips: subscription.cancellation?.stillShips ?? [],
  lastCharge: subscription.cancellation?.lastCharge ?? null,
  mayBeUndone: subscription.cancellation?.before !== undefined,
});
