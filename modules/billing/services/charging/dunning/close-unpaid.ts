import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../../repositories/invoices.ts';
import { invoiceRepository } from '../../../repositories/invoices.ts';
import { orderRepository } from '../../../repositories/orders.ts';
import { endSubscription } from '../../subscriptions/cancel-subscription.ts';
import { transitionInvoice, transitionOrder } from '../../transitions.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/**
 * Closes an uncollectible refill of a locked person: it was never sent, so nothing is owed. The invoice is void, the order
 * canceled, and its unpaid subscriptions end.
 */
export const closeUnpaid = async (tx: Scope, invoice: Invoice): Promise<void> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (order?.status !== 'awaiting_payment') {
    await invoiceRepository(tx.db).change(invoice.id, { dunningAt: null });
    return;
  }
  const cause = { actor: systemActor, reason: 'never paid' };
  const unpaid = (await subscriptionsOf(tx, order)).filter(({ status }) => status === 'unpaid');
  await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null, dunningAt: null });
  await transitionOrder(tx, order, 'canceled', cause);
  await tx.use(accountPort).notify(invoice.userId, () => ({
    kind: 'payment_closed',
    subject: `Invoice ${invoice.number} is closed`,
    body: `${formatMoney(invoice.total)} was not paid, so order ${order.number} does not ship and you owe nothing for it. Your refills have ended. You can order again whenever you like: ${new URL('/our-products', tx.settings.origins.app).href}`,
  }));
  for (const subscription of unpaid) await endSubscription(tx, subscription, cause, {});
};
