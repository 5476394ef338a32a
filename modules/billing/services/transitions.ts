import { type Cause, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckoutStatus, checkoutMachine } from '../domain/states/checkout.ts';
import { invoiceMachine } from '../domain/states/invoice.ts';
import { orderMachine } from '../domain/states/order.ts';
import { subscriptionMachine } from '../domain/states/subscription.ts';
import { type Checkout, checkoutRepository } from '../repositories/checkouts.ts';
import { type Invoice, invoiceRepository } from '../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../repositories/subscriptions.ts';

type SubscriptionChanges = Parameters<ReturnType<typeof subscriptionRepository>['change']>[1];
type InvoiceChanges = Parameters<ReturnType<typeof invoiceRepository>['change']>[1];

/** Changes a checkout's status in the caller's transaction. */
export const transitionCheckout = async (
  tx: Scope,
  checkout: Pick<Checkout, 'id' | 'status'>,
  to: CheckoutStatus,
  cause: Cause,
): Promise<void> => {
  const thing = { entity: 'checkout', id: checkout.id, from: checkout.status };
  await requireTransition(tx, checkoutMachine, thing, to, cause);
  const placedAt = to === 'placed' ? tx.clock.now() : null;
  await checkoutRepository(tx.db).setStatus(checkout.id, to, placedAt);
};

/** Changes a subscription's status and the related columns, in the caller's transaction. */
export const transitionSubscription = async (
  tx: Scope,
  subscription: Pick<Subscription, 'id' | 'status'>,
  to: Subscription['status'],
  cause: Cause,
  changes: SubscriptionChanges = {},
): Promise<void> => {
  const thing = { entity: 'subscription', id: subscription.id, from: subscription.status };
  await requireTransition(tx, subscriptionMachine, thing, to, cause);
  await subscriptionRepository(tx.db).change(subscription.id, { ...changes, status: to });
};

/** Changes an order's status in the caller's transaction. */
export const transitionOrder = async (
  tx: Scope,
  order: Pick<CustomerOrder, 'id' | 'status'>,
  to: CustomerOrder['status'],
  cause: Cause,
): Promise<void> => {
  const thing = { entity: 'order', id: order.id, from: order.status };
  await requireTransition(tx, orderMachine, thing, to, cause);
  await orderRepository(tx.db).change(order.id, { status: to, statusAt: tx.clock.now() });
};

/** Changes an invoice's status and the related columns, in the caller's transaction. */
export const transitionInvoice = async (
  tx: Scope,
  invoice: Pick<Invoice, 'id' | 'status'>,
  to: Invoice['status'],
  cause: Cause,
  changes: InvoiceChanges = {},
): Promise<void> => {
  const thing = { entity: 'invoice', id: invoice.id, from: invoice.status };
  await requireTransition(tx, invoiceMachine, thing, to, cause);
  await invoiceRepository(tx.db).change(invoice.id, { ...changes, status: to });
};
