import { accountPort } from '#modules/account/index.ts';
import { pharmacyActor } from '#server/actor.ts';
import { pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { statusForRemote } from '../../domain/states/remote-order.ts';
import { billingEvents } from '../../events.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { recordRefund } from '../charging/record-refund.ts';
import { transitionOrder } from '../transitions.ts';
import { withLockedOrder } from './with-locked-order.ts';

/**
 * Sends an order to the pharmacy. Repeating it is safe: the pharmacy recognizes our order id, and its answer is
 * stored once.
 */
export const submitOrder = async (scope: Scope, orderId: string): Promise<void> => {
  const order = await orderRepository(scope.db).find(orderId);
  if (!order || order.submittedAt || order.status !== 'sent_to_pharmacy') return;
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

const storeRemoteStatus = (scope: Scope, orderId: string, remote: RemoteOrder): Promise<void> =>
  withLockedOrder(scope, orderId, async (tx, order) => {
    const at = tx.clock.now();
    await orderRepository(tx.db).change(orderId, {
      remoteId: remote.remoteId,
      remoteStatus: remote.status,
      polledAt: at,
      ...(order.submittedAt ? {} : { submittedAt: at }),
    });
    const to = statusForRemote(order.status, remote.status);
    if (to) await applyRemoteStatus(tx, order, to, remote);
  });

const applyRemoteStatus = async (
  tx: Scope,
  order: CustomerOrder,
  to: CustomerOrder['status'],
  remote: RemoteOrder,
): Promise<void> => {
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
  if (to === 'canceled') await refundAll(tx, order);
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

const refundAll = async (tx: Scope, order: CustomerOrder): Promise<void> => {
  const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
  if (!invoice) return;
  for (const charge of await chargeAttemptRepository(tx.db).succeeded(invoice.id))
    await recordRefund(tx, charge, {
      amount: charge.amount,
      reason: 'canceled by the pharmacy',
      changesInvoice: true,
    });
};
