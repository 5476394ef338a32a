import { type OrderStatus, orderMachine } from './order.ts';

/** The pharmacy's status values, stored unchanged as `remoteStatus` (S3.49). */
export const remoteOrderStatuses = [
  'received',
  'verifying',
  'filling',
  'packed',
  'backordered',
  'partially_shipped',
  'shipped',
  'delivered',
  'on_hold',
  'rejected',
  'canceled',
  'returned',
] as const;

export type RemoteOrderStatus = (typeof remoteOrderStatuses)[number];

/**
 * `returned`: the carrier returned the parcel. An order that the pharmacy refuses is put on hold, and staff find out why
 * before anything is canceled or refunded.
 */
const localStatusOf: Readonly<Record<RemoteOrderStatus, OrderStatus>> = {
  received: 'sent_to_pharmacy',
  verifying: 'sent_to_pharmacy',
  filling: 'in_fulfillment',
  packed: 'in_fulfillment',
  backordered: 'backordered',
  partially_shipped: 'partially_shipped',
  shipped: 'shipped',
  delivered: 'delivered',
  on_hold: 'on_hold',
  rejected: 'on_hold',
  canceled: 'canceled',
  returned: 'returned',
};

/**
 * The order status that a pharmacy status leads to, or null when nothing changes: the status is known already, or the
 * message is older and arrived late.
 */
export const statusForRemote = (current: OrderStatus, remote: RemoteOrderStatus): OrderStatus | null => {
  const target = localStatusOf[remote];
  return orderMachine.move(current, target, 'pharmacy').ok ? target : null;
};

/** True while the pharmacy can still stop the order: it has not begun to fill it. */
export const pharmacyCanStop = (status: OrderStatus, remote: RemoteOrderStatus | null): boolean =>
  (status === 'sent_to_pharmacy' || status === 'on_hold' || status === 'backordered') &&
  remote !== 'filling' &&
  remote !== 'packed' &&
  remote !== 'partially_shipped' &&
  remote !== 'shipped' &&
  remote !== 'delivered';
