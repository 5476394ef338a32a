import type { StateMachine } from '#kernel/state-machine.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckoutStatus, checkoutMachine } from '../domain/states/checkout.ts';
import { invoiceMachine } from '../domain/states/invoice.ts';
import { orderMachine } from '../domain/states/order.ts';
import { subscriptionMachine } from '../domain/states/subscription.ts';
import { type Checkout, checkoutRepository } from '../repositories/checkouts.ts';
import { type Invoice, invoiceRepository } from '../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../repositories/subscriptions.ts';

/** Who makes the transition, and a short reason. */
export interface Cause {
  readonly actor: Actor;
  readonly reason: string;
}

const record = async <S extends string>(
  tx: Scope,
  machine: StateMachine<S>,
  id: string,
  from: S,
  to: S,
  { actor, reason }: Cause,
): Promise<void> => {
  // Callers request only transitions that their own checks allow: a refusal here is an internal error.
  if (!machine.move(from, to, actor.role).ok)
    throw new Error(`The ${machine.name} ${id} does not go from ${from} to ${to} by ${actor.role}.`);
  await recordTransition(tx, { entity: machine.name, id, from, to, actor, reason });
};

/** Records the first status of a new entity. */
export const recordStart = <S extends string>(
  tx: Scope,
  machine: StateMachine<S>,
  id: string,
  { actor, reason }: Cause,
): Promise<void> =>
  recordTransition(tx, { entity: machine.name, id, from: null, to: machine.initial, actor, reason });

type SubscriptionChanges = Parameters<ReturnType<typeof subscriptionRepository>['change']>[1];
type InvoiceChanges = Parameters<ReturnType<typeof invoiceRepository>['change']>[1];

/** Changes a checkout's status in the caller's transaction. */
export const moveCheckout = async (
  tx: Scope,
  checkout: Pick<Checkout, 'id' | 'status'>,
  to: CheckoutStatus,
  cause: Cause,
): Promise<void> => {
  await record(tx, checkoutMachine, checkout.id, checkout.status, to, cause);
  const placedAt = to === 'placed' ? tx.clock.now() : null;
  await checkoutRepository(tx.db).setStatus(checkout.id, to, placedAt);
};

/** Changes a subscription's status, and what changes with it, in the caller's transaction. */
export const moveSubscription = async (
  tx: Scope,
  subscription: Pick<Subscription, 'id' | 'status'>,
  to: Subscription['status'],
  cause: Cause,
  changes: SubscriptionChanges = {},
): Promise<void> => {
  await record(tx, subscriptionMachine, subscription.id, subscription.status, to, cause);
  await subscriptionRepository(tx.db).change(subscription.id, { ...changes, status: to });
};

/** Changes an order's status in the caller's transaction. */
export const moveOrder = async (
  tx: Scope,
  order: Pick<CustomerOrder, 'id' | 'status'>,
  to: CustomerOrder['status'],
  cause: Cause,
): Promise<void> => {
  await record(tx, orderMachine, order.id, order.status, to, cause);
  await orderRepository(tx.db).change(order.id, { status: to, statusAt: tx.clock.now() });
};

/** Changes an invoice's status, and what changes with it, in the caller's transaction. */
export const moveInvoice = async (
  tx: Scope,
  invoice: Pick<Invoice, 'id' | 'status'>,
  to: Invoice['status'],
  cause: Cause,
  changes: InvoiceChanges = {},
): Promise<void> => {
  await record(tx, invoiceMachine, invoice.id, invoice.status, to, cause);
  await invoiceRepository(tx.db).change(invoice.id, { ...changes, status: to });
};
