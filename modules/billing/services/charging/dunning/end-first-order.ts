import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../../events.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../../repositories/charge-attempts.ts';
import type { Invoice } from '../../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../../repositories/orders.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../../transitions.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/** `not paid`, `not agreed`: the deadline passed. `ordered again`: the patient placed another order with the same product. */
type Why = 'not paid' | 'not agreed' | 'ordered again';

const ended: Readonly<
  Record<Why, (order: CustomerOrder, amount: string) => { subject: string; body: string }>
> = {
  'not paid': ({ number }, amount) => ({
    subject: `Order ${number} has ended`,
    body: `Your first payment of ${amount} did not go through, so order ${number} has ended. Nothing was charged, and nothing ships. You can order again whenever you like.`,
  }),
  'not agreed': ({ number }, amount) => ({
    subject: `Order ${number} has ended`,
    body: `We asked you before charging ${amount} and did not get an answer, so order ${number} has ended. Nothing was charged, and nothing ships. You can order again whenever you like.`,
  }),
  'ordered again': ({ number }, amount) => ({
    subject: `Order ${number} has ended`,
    body: `You ordered again, so your earlier order ${number}, whose payment of ${amount} did not go through, has ended. It is not charged and does not ship.`,
  }),
};

/**
 * Ends an order, of a locked person, whose first payment was not made: it is canceled, its invoice void and its
 * subscriptions expired, and the patient is notified. A charge that still waits for the issuer's confirmation is
 * canceled by the next sweep; a payment that arrives anyway is refunded. Does nothing once the order is paid or
 * has ended.
 */
export const endFirstOrder = async (tx: Scope, invoice: Invoice, why: Why): Promise<void> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (order?.status !== 'awaiting_payment' || invoice.cycle !== null) return;
  const cause = { actor: systemActor, reason: `first payment failed: ${why}` };
  const subscriptions = await subscriptionsOf(tx, order);
  await transitionOrder(tx, order, 'canceled', cause);
  if (invoice.status === 'charge_pending') await cancelSoon(tx, invoice);
  else await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null, dunningAt: null });
  for (const subscription of subscriptions)
    if (subscription.status === 'incomplete')
      await transitionSubscription(tx, subscription, 'incomplete_expired', cause);
  const { userId, id: orderId, checkoutId } = order;
  await tx.emit(billingEvents.orderExpired, { userId, orderId, checkoutId });
  await tx
    .use(accountPort)
    .notify(userId, () => ({ kind: 'order_ended', ...ended[why](order, formatMoney(invoice.total)) }));
};

/** The sweep cancels the charge at the payment processor. */
const cancelSoon = async (tx: Scope, { id: invoiceId, attempt }: Invoice): Promise<void> => {
  const waiting: Pick<ChargeAttempt, 'invoiceId' | 'attempt'> = { invoiceId, attempt };
  await chargeAttemptRepository(tx.db).change(waiting, { confirmBy: tx.clock.now(), remindAt: null });
};
