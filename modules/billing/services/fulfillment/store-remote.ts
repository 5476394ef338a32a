import { systemActor } from '#server/actor.ts';
import type { RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { type RemoteReading, readRemote } from '../../domain/parcels/read-remote.ts';
import { beforeShipment, type OrderStatus } from '../../domain/states/order.ts';
import { statusForRemote } from '../../domain/states/remote-order.ts';
import { billingEvents } from '../../events.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { cancelAtPharmacy, canceledLinesByPharmacy } from '../parcels/cancel-at-pharmacy.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { followBackorder } from '../parcels/follow-backorder.ts';
import { canceledByPharmacy, followOrder, followParcels } from '../parcels/follow-parcel.ts';
import { followWarnings } from '../parcels/follow-warnings.ts';
import { pharmacyCause } from '../parcels/open-issue.ts';
import { transitionOrder } from '../transitions.ts';
import { notifyOfShipping } from './notify-of-shipping.ts';
import { settleStops } from './settle-stops.ts';
import { type ParcelChange, storeParcels } from './store-parcels.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** The changes to an order because of the pharmacy's response. */
interface News extends RemoteReading {
  readonly to: OrderStatus | null;
  /** Why it is rejected, in the pharmacy's words. */
  readonly reason: string | null;
  readonly warnings: RemoteOrder['warnings'];
  readonly parcels: readonly ParcelChange[];
  /** Products that the pharmacy was asked to cancel and has not answered. */
  readonly stopping: readonly number[];
}

/** The order will not ship as a whole. Returns the cents that are refunded. */
const endOrder = (tx: Scope, order: CustomerOrder, { status, stopping }: News): Promise<number> =>
  stopping.length > 0
    ? cancelUnshipped(tx, order, pharmacyCause(status))
    : canceledByPharmacy(tx, order, pharmacyCause(status));

/** Lines of an order of which the rest ships. Returns the cents that are refunded because of a request. */
const endLines = async (tx: Scope, order: CustomerOrder, { canceled, stopping }: News): Promise<number> => {
  const asked = canceled.filter((id) => stopping.includes(id));
  const unasked = canceled.filter((id) => !stopping.includes(id));
  // An order is stopped as a whole because of one product: the others are canceled with it.
  const together = asked.length > 0 ? canceled : [];
  if (unasked.length > 0 && asked.length === 0) await canceledLinesByPharmacy(tx, order, unasked);
  return cancelAtPharmacy(tx, order, together, pharmacyCause('canceled'));
};

const moveOrder = async (tx: Scope, order: CustomerOrder, { to, parcels, status }: News): Promise<void> => {
  if (to) await transitionOrder(tx, order, to, pharmacyCause(status));
  const [first] = parcels;
  if (!first) return;
  const deliveries = parcels.flatMap(({ parcel }) => parcel.deliveredAt?.getTime() ?? []);
  const isDelivered = (to ?? order.status) === 'delivered';
  await orderRepository(tx.db).change(order.id, {
    shippedAt: first.parcel.shippedAt,
    trackingNumber: first.parcel.trackingNumber,
    ...(isDelivered && deliveries.length > 0 ? { deliveredAt: new Date(Math.max(...deliveries)) } : {}),
  });
};

/** Applies a status change of a locked order at the pharmacy. Returns the cents that are refunded. */
const apply = async (tx: Scope, order: CustomerOrder, news: News): Promise<number> => {
  const { to, parcels, waiting } = news;
  if (to === 'canceled') return endOrder(tx, order, news);
  await moveOrder(tx, order, news);
  if (to) await followOrder(tx, order, to, news);
  await followParcels(tx, order, parcels, to ?? order.status);
  await notifyOfShipping(tx, order, parcels, waiting.length);
  await followWarnings(tx, order, news.warnings);
  if (to === 'delivered')
    await tx.emit(billingEvents.orderDelivered, { userId: order.userId, orderId: order.id });
  if (!beforeShipment.includes(order.status)) return 0;
  const refunded = await endLines(tx, order, news);
  await followBackorder(tx, order, waiting);
  return refunded;
};

/**
 * Applies what the pharmacy reports about an order. A request to stop products is closed as soon as they are canceled
 * or have shipped. `refused`: products that the pharmacy was just asked to cancel and refused to.
 */
export const storeRemoteStatus = (
  scope: Scope,
  orderId: string,
  remote: RemoteOrder,
  { refused = [] }: { refused?: readonly number[] } = {},
): Promise<void> =>
  withLockedOrder(scope, orderId, async (tx, order) => {
    const at = tx.clock.now();
    const live = order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId);
    const reading = readRemote(live, remote);
    await orderRepository(tx.db).change(orderId, {
      remoteId: remote.remoteId,
      remoteStatus: reading.status,
      polledAt: at,
      ...(order.submittedAt ? {} : { submittedAt: at }),
    });
    const stopping = (await orderStopRepository(tx.db).open(orderId)).map(({ productId }) => productId);
    const parcels = await storeParcels(tx, orderId, remote.parcels);
    const to = statusForRemote(order.status, reading.status);
    const refunded = await apply(tx, order, {
      ...reading,
      to,
      reason: remote.reason,
      warnings: remote.warnings,
      parcels,
      stopping,
    });
    if (refused.length > 0 && !to && order.status === 'cancel_requested')
      await transitionOrder(tx, order, 'in_fulfillment', { actor: systemActor, reason: 'too late to stop' });
    await settleStops(tx, order, { status: to ?? order.status, refused, refunded });
  });
