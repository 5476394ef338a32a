import type { ShippingMethodName } from '../pricing/shipping-methods.ts';
import { arrivesBy, shipsBy } from '../schedule/dispatch-promise.ts';
import type { OrderStatus } from '../states/order.ts';

/** Nothing delays an order in one of these. */
export const promisedStatuses: readonly OrderStatus[] = ['ready', 'sent_to_pharmacy', 'in_fulfillment'];

interface UnderWay {
  readonly status: OrderStatus;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  /** The carrier's own date; null before it has one. */
  readonly expectedAt: Date | null;
  readonly shippingMethod: ShippingMethodName;
}

/** By when an order should be there; null before it is paid, while something delays it, and once it has arrived. */
export const orderArrival = ({
  status,
  paidAt,
  shippedAt,
  expectedAt,
  shippingMethod,
}: UnderWay): Date | null => {
  if (status === 'shipped') return expectedAt ?? (shippedAt && arrivesBy(shippedAt, shippingMethod));
  return promisedStatuses.includes(status) && paidAt ? arrivesBy(shipsBy(paidAt), shippingMethod) : null;
};
