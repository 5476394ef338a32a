import { accountPort } from '#modules/account/index.ts';
import { pharmacyActor } from '#server/actor.ts';
import { pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { answerOfStatus } from '../../domain/states/order-stop.ts';
import { statusForRemote } from '../../domain/states/remote-order.ts';
import { billingEvents } from '../../events.ts';
import { prescriptionGatePort } from '../../index.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { recordRefund } from '../charging/record-refund.ts';
import { transitionOrder } from '../transitions.ts';
import { settleStop } from './settle-stop.ts';
import { withLockedOrder } from './with-locked-order.ts';

/**
 * Returns the order if it is to be sent now. Recorded before it is sent, so that whoever stops the order knows whether
 * the pharmacy may have it. An order that is to be stopped is not sent, unless that began before.
 */
const beginSubmit = async (scope: Scope, orderId: string): Promise<CustomerOrder | null> => {
  let begun: CustomerOrder | null = null;
  await withLockedOrder(scope, orderId, async (tx, order) => {
    if (order.submittedAt || order.status !== 'sent_to_pharmacy') return;
    if (!order.submitStartedAt) {
      if ((await orderStopRepository(tx.db).open(orderId)).length > 0) return;
      await orderRepository(tx.db).change(orderId, { submitStartedAt: tx.clock.now() });
    }
    begun = order;
  });
  return begun;
};

/**
 * Sends an order to the pharmacy. Repeating it is safe: the pharmacy recognizes our order id, and its answer is
 * stored once.
 */
export const submitOrder = async (scope: Scope, orderId: string): Promise<void> => {
  const order = await beginSubmit(scope, orderId);
  if (!order) return;
  const remote = await scope.use(pharmacyPort).submit({
    orderId,
    recipient: order.shipTo.recipient,
    address: order.shipTo.address,
    lines: order.lines
      .filter((line) => !line.canceled)
      .map(({ productId, drugType, quantity, prescriptionId }) => ({
        productId,
        drugType,
        quantity,
        prescriptionId,
      })),
  });
  await storeRemoteStatus(scope, orderId, remote);
};

/** Queries the pharmacy for the order's status, and applies it. */
export const pollOrder = async (scope: Scope, orderId: string): Promise<void> => {
  const remote = await scope.use(pharmacyPort).find(orderId);
  if (remote) await storeRemoteStatus(scope, orderId, remote);
  else scope.log.error({ orderId }, 'The pharmacy does not know an order that it took.');
};

/**
 * Applies what the pharmacy says about an order. A request to stop it is answered as soon as the order is canceled or
 * has shipped; `isRefusal`: the pharmacy has just refused to stop it.
 */
export const storeRemoteStatus = (
  scope: Scope,
  orderId: string,
  remote: RemoteOrder,
  { isRefusal = false }: { isRefusal?: boolean } = {},
): Promise<void> =>
  withLockedOrder(scope, orderId, async (tx, order) => {
    const at = tx.clock.now();
    await orderRepository(tx.db).change(orderId, {
      remoteId: remote.remoteId,
      remoteStatus: remote.status,
      polledAt: at,
      ...(order.submittedAt ? {} : { submittedAt: at }),
    });
    const to = statusForRemote(order.status, remote.status);
    const refunded = to ? await applyRemoteStatus(tx, order, to, remote) : 0;
    const answer = answerOfStatus(to ?? order.status) ?? (isRefusal ? 'too_late' : null);
    if (answer) await settleStop(tx, order, answer, refunded);
  });

/** Returns the cents that are refunded. */
const applyRemoteStatus = async (
  tx: Scope,
  order: CustomerOrder,
  to: CustomerOrder['status'],
  remote: RemoteOrder,
): Promise<number> => {
  if (to === 'canceled') return cancelAtPharmacy(tx, order, remote.status);
  await transitionOrder(tx, order, to, { actor: pharmacyActor, reason: remote.status });
  const payload = { userId: order.userId, orderId: order.id };
  if (to === 'shipped' || to === 'delivered') {
    await orderRepository(tx.db).change(order.id, {
      shippedAt: remote.shippedAt,
      deliveredAt: remote.deliveredAt,
      trackingNumber: remote.trackingNumber,
    });
    if (order.status !== 'shipped' && order.status !== 'lost') await shipped(tx, order, remote);
  }
  if (to === 'delivered') await tx.emit(billingEvents.orderDelivered, payload);
  return 0;
};

const shipped = async (tx: Scope, order: CustomerOrder, remote: RemoteOrder): Promise<void> => {
  await tx.emit(billingEvents.orderShipped, { userId: order.userId, orderId: order.id });
  const tracking = remote.trackingNumber ? ` Its tracking number is ${remote.trackingNumber}.` : '';
  await tx.use(accountPort).notify(order.userId, {
    kind: 'order_shipped',
    subject: `Order ${order.number} has shipped`,
    body: `Your package is on its way.${tracking} It usually takes 5 to 7 business days.`,
  });
};

/**
 * A locked order that was released to the pharmacy does not ship: it is canceled, its fills are given back, and what was
 * paid is refunded. Returns the cents that go back.
 */
export const cancelAtPharmacy = async (tx: Scope, order: CustomerOrder, reason: string): Promise<number> => {
  await transitionOrder(tx, order, 'canceled', { actor: pharmacyActor, reason });
  await tx.use(prescriptionGatePort).returnRefills(order.id);
  return refundAll(tx, order);
};

const refundAll = async (tx: Scope, order: CustomerOrder): Promise<number> => {
  const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
  if (!invoice) return 0;
  let refunded = 0;
  for (const charge of await chargeAttemptRepository(tx.db).succeeded(invoice.id))
    refunded += await recordRefund(tx, charge, {
      amount: charge.amount,
      reason: 'canceled by the pharmacy',
      changesInvoice: true,
    });
  return refunded;
};
