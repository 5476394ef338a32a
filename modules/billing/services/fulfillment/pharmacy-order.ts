import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { pharmacyPort, type RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { answerOfStatus } from '../../domain/states/order-stop.ts';
import { statusForRemote } from '../../domain/states/remote-order.ts';
import { billingEvents } from '../../events.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { canceledByPharmacy, followParcel } from '../parcels/follow-parcel.ts';
import { pharmacyCause } from '../parcels/open-issue.ts';
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
    // The patient may have asked to stop an order whose sending was interrupted: the pharmacy may have it.
    const isInterrupted = order.status === 'cancel_requested' && order.submitStartedAt !== null;
    if (order.submittedAt || (order.status !== 'sent_to_pharmacy' && !isInterrupted)) return;
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
    const isStopping = (await orderStopRepository(tx.db).open(orderId)).length > 0;
    const refunded = to ? await applyRemoteStatus(tx, order, { to, remote, isStopping }) : 0;
    const answer = answerOfStatus(to ?? order.status) ?? (isRefusal ? 'too_late' : null);
    if (answer === 'too_late' && !to && order.status === 'cancel_requested')
      await transitionOrder(tx, order, 'in_fulfillment', { actor: systemActor, reason: 'too late to stop' });
    if (answer) await settleStop(tx, order, answer, refunded);
  });

interface NewStatus {
  readonly to: CustomerOrder['status'];
  readonly remote: RemoteOrder;
  /** We have asked the pharmacy to stop it. */
  readonly isStopping: boolean;
}

/** Returns the cents that are refunded. */
const applyRemoteStatus = async (
  tx: Scope,
  order: CustomerOrder,
  { to, remote, isStopping }: NewStatus,
): Promise<number> => {
  if (to === 'canceled') {
    const cause = pharmacyCause(remote.status);
    return isStopping ? cancelUnshipped(tx, order, cause) : canceledByPharmacy(tx, order, cause);
  }
  await transitionOrder(tx, order, to, pharmacyCause(remote.status));
  await followParcel(tx, order, to, remote);
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
  await tx.use(accountPort).notify(order.userId, () => ({
    kind: 'order_shipped',
    subject: `Order ${order.number} has shipped`,
    body: `Your package is on its way.${tracking} It usually takes 5 to 7 business days.`,
  }));
};
