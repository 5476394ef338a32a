import { formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { arrivalSentence } from '../../domain/parcels/arrival.ts';
import { carrierOf } from '../../domain/parcels/carrier.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { billingEvents } from '../../events.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import type { ParcelChange } from './store-parcels.ts';

/** When it left, with whom, its number, and when it should be there. */
const aboutParcel = (parcel: Parcel, shippingMethod: CustomerOrder['shippingMethod'], now: Date): string => {
  const { shippedAt, trackingNumber } = parcel;
  const carrier = trackingNumber === null ? null : carrierOf(trackingNumber);
  return [
    `Your package left on ${formatDate(shippedAt)}${carrier ? ` with ${carrier.name}` : ''}.`,
    trackingNumber === null ? null : `Its tracking number is ${trackingNumber}.`,
    arrivalSentence({ ...parcel, shippingMethod }, now),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
};

/**
 * Notifies the patient of each package that has left since the last response. `left`: how many lines still wait. The
 * first package counts as the shipment of the order for everybody else.
 */
export const notifyOfShipping = async (
  tx: Scope,
  order: CustomerOrder,
  changes: readonly ParcelChange[],
  left: number,
): Promise<void> => {
  const now = tx.clock.now();
  const added = changes.filter(({ from }) => from === null);
  if (added.length === 0) return;
  const isFirst = added.length === changes.length;
  if (isFirst) await tx.emit(billingEvents.orderShipped, { userId: order.userId, orderId: order.id });
  const subject =
    isFirst && left === 0 ? `Order ${order.number} has shipped` : `Part of order ${order.number} has shipped`;
  const more =
    left > 0
      ? ' The rest is waiting for stock and will follow at no extra cost. You can see it next to the order.'
      : '';
  await tx.use(accountPort).notify(order.userId, () => ({
    kind: 'order_shipped',
    subject: isFirst || left > 0 ? subject : `The rest of order ${order.number} has shipped`,
    body: `${added.map(({ parcel }) => aboutParcel(parcel, order.shippingMethod, now)).join(' ')}${more}`,
  }));
};
