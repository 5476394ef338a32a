import { type OrderStatus, orderMachine } from './order.ts';

/** The pharmacy's own words, kept verbatim as `remoteStatus` (S3.49). */
export const remoteOrderStatuses = [
  'received',
  'verifying',
  'filling',
  'packed',
  'shipped',
  'delivered',
  'on_hold',
  'rejected',
  'cancelled',
] as const;

export type RemoteOrderStatus = (typeof remoteOrderStatuses)[number];

/** A refusal by the pharmacy holds the order: a person here asks why before anything is cancelled or refunded. */
const localStatusOf: Readonly<Record<RemoteOrderStatus, OrderStatus>> = {
  received: 'sent_to_pharmacy',
  verifying: 'sent_to_pharmacy',
  filling: 'in_fulfilment',
  packed: 'in_fulfilment',
  shipped: 'shipped',
  delivered: 'delivered',
  on_hold: 'on_hold',
  rejected: 'on_hold',
  cancelled: 'canceled',
};

/**
 * Where the pharmacy's word moves the order, or null when it moves nothing: it says what we know already, or it
 * is an older message that arrived late.
 */
export const moveForRemote = (current: OrderStatus, remote: RemoteOrderStatus): OrderStatus | null => {
  const target = localStatusOf[remote];
  return orderMachine.move(current, target, 'pharmacy').ok ? target : null;
};

/** True while the pharmacy can still stop the order: it has not begun to fill it. */
export const pharmacyCanStop = (status: OrderStatus, remote: RemoteOrderStatus | null): boolean =>
  (status === 'sent_to_pharmacy' || status === 'on_hold' || status === 'backordered') &&
  remote !== 'filling' &&
  remote !== 'packed' &&
  remote !== 'shipped' &&
  remote !== 'delivered';
