import { formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { carrierOf } from '../../domain/parcels/carrier.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { billingEvents } from '../../events.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import type { ParcelChange } from './store-parcels.ts';

/** When it left, with whom, and its number. */
const leftWith = ({ shippedAt, trackingNumber }: Parcel): string => {
  const left = `Your package left on ${formatDate(shippedAt)}`;
  if (trackingNumber === null) return `${left}.`;
  const carrier = carrierOf(trackingNumber);
  return `${left}${carrier ? ` with ${carrier.name}` : ''}. Its tracking number is ${trackingNumber}.`;
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
    body: `${added.map(({ parcel }) => leftWith(parcel)).join(' ')} It usually takes 5 to 7 business days.${more}`,
  }));
};
