import { daysBetween } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { nextBillingDate } from '../../domain/schedule/billing-dates.ts';
import { isService } from '../../domain/visit-checkout/service-kinds.ts';
import { billingEvents } from '../../events.ts';
import { billingJobs } from '../../jobs.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../transitions.ts';

const startsWhenPaid: readonly Subscription['status'][] = ['incomplete', 'past_due', 'unpaid'];
const keepsRunning: readonly Subscription['status'][] = ['active', 'snoozed', 'paused'];

/** Everything that follows a payment: the order proceeds, its subscriptions become active, the next dates are set. */
export const markPaid = async (
  tx: Scope,
  invoice: Invoice,
  { amount, actor }: { amount: number; actor: Actor },
): Promise<CustomerOrder> => {
  const at = tx.clock.now();
  const cause = { actor, reason: 'paid' };
  await transitionInvoice(tx, invoice, 'paid', cause, {
    amountCharged: amount,
    paidAt: at,
    nextTryAt: null,
    dunningAt: null,
    checkAt: null,
    actionUrl: null,
    failureMessage: null,
  });
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order) throw new Error(`The invoice ${invoice.id} has no order.`);
  if (order.status === 'awaiting_payment') {
    await transitionOrder(tx, order, 'ready', cause);
    if (!isService(order.kind))
      await tx.enqueue(billingJobs.dispatch, { orderId: order.id }, { key: `dispatch:${order.id}` });
  }
  const live = order.lines.flatMap((line) =>
    line.subscriptionId && !line.canceled ? [line.subscriptionId] : [],
  );
  for (const subscription of await subscriptionRepository(tx.db).byIds([...new Set(live)]))
    await runOn(tx, subscription, invoice, at, actor);
  await tx.emit(billingEvents.invoicePaid, {
    userId: invoice.userId,
    invoiceId: invoice.id,
    orderId: order.id,
    checkoutId: order.checkoutId,
    amount,
  });
  if (amount > 0)
    await tx.use(accountPort).notify(invoice.userId, () => ({
      kind: 'receipt',
      subject: `Receipt for ${formatMoney(amount)}`,
      body: `You paid ${formatMoney(amount)} for order ${order.number} (invoice ${invoice.number}).`,
    }));
  return order;
};

const runOn = async (
  tx: Scope,
  subscription: Subscription,
  invoice: Invoice,
  at: Date,
  actor: Actor,
): Promise<void> => {
  // A refill charged on its due day counts from the due date, so that dates do not drift.
  const due = invoice.billingDate;
  const counted = due && daysBetween(due, at) === 0 ? due : at;
  const changes = {
    lastChargedAt: counted,
    nextBillingDate: nextBillingDate(counted, everyDays(subscription), invoice.cycle === null),
  };
  if (startsWhenPaid.includes(subscription.status)) {
    const startedAt = subscription.startedAt ?? at;
    await transitionSubscription(
      tx,
      subscription,
      'active',
      { actor, reason: 'paid' },
      { ...changes, startedAt },
    );
    if (!subscription.startedAt)
      await tx.emit(billingEvents.subscriptionStarted, {
        userId: subscription.userId,
        subscriptionId: subscription.id,
      });
  } else if (keepsRunning.includes(subscription.status)) {
    // A date that the patient has moved in the meantime stays.
    const moved = subscription.status !== 'active';
    await subscriptionRepository(tx.db).change(subscription.id, moved ? { lastChargedAt: counted } : changes);
  } else await subscriptionRepository(tx.db).change(subscription.id, { lastChargedAt: counted });
};
