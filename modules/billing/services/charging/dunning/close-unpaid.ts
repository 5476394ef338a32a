import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../../repositories/invoices.ts';
import { invoiceRepository } from '../../../repositories/invoices.ts';
import { orderRepository } from '../../../repositories/orders.ts';
import type { Subscription } from '../../../repositories/subscriptions.ts';
import { endSubscription } from '../../subscriptions/cancel-subscription.ts';
import { transitionInvoice, transitionOrder } from '../../transitions.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/** What happens to the subscriptions of a refill that was closed. */
const whatFollows = (tx: Scope, after: readonly Subscription[]): string => {
  const app = tx.settings.origins.app;
  const running = after.filter(({ status }) => status !== 'unpaid' && status !== 'canceled');
  if (running.length === 0)
    return `Your refills have ended. You can order again whenever you like: ${new URL('/our-products', app).href}`;
  const page = new URL('/auto-refill/preferences', app).href;
  const dates = running.flatMap(({ nextBillingDate }) => nextBillingDate ?? []);
  const next = dates.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return next
    ? `Only this refill has ended. Your subscription continues, and its next charge is planned for ${formatDate(next)}. You can choose an earlier date, change it or cancel online at any time: ${page}`
    : `Only this refill has ended. Your subscription continues, and no charge is planned right now. You can change it or cancel online at any time: ${page}`;
};

/**
 * Closes a refill, of a locked person, that was never paid or that the patient never agreed to: it was never sent, so
 * nothing is owed. The invoice is void, the order canceled, and its unpaid subscriptions end; others continue.
 */
export const closeUnpaid = async (tx: Scope, invoice: Invoice): Promise<void> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (order?.status !== 'awaiting_payment') {
    await invoiceRepository(tx.db).change(invoice.id, { dunningAt: null });
    return;
  }
  const isUnanswered = invoice.status === 'open';
  const cause = { actor: systemActor, reason: isUnanswered ? 'never agreed to' : 'never paid' };
  const subscriptions = await subscriptionsOf(tx, order);
  const unpaid = subscriptions.filter(({ status }) => status === 'unpaid');
  await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null, dunningAt: null });
  await transitionOrder(tx, order, 'canceled', cause);
  const amount = formatMoney(invoice.total);
  await tx.use(accountPort).notify(invoice.userId, () => ({
    kind: 'payment_closed',
    subject: `Invoice ${invoice.number} is closed`,
    body: `${isUnanswered ? `We asked you before charging ${amount} and did not get an answer` : `${amount} was not paid`}, so order ${order.number} does not ship and you owe nothing for it. ${whatFollows(tx, subscriptions)}`,
  }));
  for (const subscription of unpaid) await endSubscription(tx, subscription, cause, {});
};
