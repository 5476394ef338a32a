import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney, sumCents } from '#kernel/money.ts';
import type { OrderStatus } from './states/order.ts';
import { pharmacyCanStop, type RemoteOrderStatus } from './states/remote-order.ts';
import type { SubscriptionStatus } from './states/subscription.ts';
import { stoppingAdvice } from './stopping-advice.ts';

export interface SubscriptionToCancel {
  readonly status: SubscriptionStatus;
  readonly drugTypes: readonly string[];
  /**
   * A clinician ended the treatment: the pharmacy is asked to stop what has not shipped, and the patient is not invited to
   * start again.
   */
  readonly isDiscontinued?: boolean;
}

export interface OrderOfSubscription {
  readonly id: string;
  readonly status: OrderStatus;
  readonly remoteStatus: RemoteOrderStatus | null;
  /** Cents paid and not refunded for this subscription's lines in the order. */
  readonly amountPaid: Cents;
  /** A charge is in progress and its outcome is unknown. */
  readonly chargePending: boolean;
}

export interface CancelEffects {
  /** When charging ends: immediately. */
  readonly endsAt: Date;
  /** Orders that will not ship. */
  readonly canceledOrders: readonly string[];
  /** Orders at the pharmacy. `canStop`: the pharmacy has not begun to fill it, so the patient may still ask to stop it. */
  readonly stillShips: readonly { readonly orderId: string; readonly canStop: boolean }[];
  readonly refunds: readonly { readonly orderId: string; readonly amount: Cents }[];
  /** Canceled orders with a charge in progress: refunded in full if the charge succeeds. */
  readonly refundIfPaid: readonly string[];
  /** Plain sentences for the confirmation page and the email, in reading order. */
  readonly messages: readonly string[];
}

const beforePharmacy: readonly OrderStatus[] = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
];
const atPharmacy: readonly OrderStatus[] = [
  'sent_to_pharmacy',
  'in_fulfillment',
  'backordered',
  'partially_shipped',
  'cancel_requested',
  'shipped',
];

/**
 * Either we or the pharmacy can put an order on hold. The pharmacy has it once it has reported any status for it; what
 * it refused, it will not ship.
 */
const isBeforePharmacy = ({ status, remoteStatus }: OrderOfSubscription): boolean =>
  beforePharmacy.includes(status) ||
  (status === 'on_hold' && (remoteStatus === null || remoteStatus === 'rejected'));
const isAtPharmacy = (order: OrderOfSubscription): boolean =>
  atPharmacy.includes(order.status) || (order.status === 'on_hold' && !isBeforePharmacy(order));

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

const orderMessages = (
  canceled: readonly OrderOfSubscription[],
  shipping: CancelEffects['stillShips'],
  beingStopped: number,
) => {
  const refund = sumCents(canceled.map((order) => order.amountPaid));
  const messages: string[] = [];
  if (canceled.length > 0)
    messages.push(
      `${counted(canceled.length, 'One order', 'orders')} not yet at the pharmacy will not ship.`,
    );
  if (refund > 0)
    messages.push(`${formatMoney(refund)} goes back to your card. Banks usually show it in 5 to 10 days.`);
  if (canceled.some((order) => order.chargePending))
    messages.push('A payment is still being processed. If it goes through, we refund it in full.');
  if (shipping.length > 0)
    messages.push(
      `${counted(shipping.length, 'One order', 'orders')} already at the pharmacy or on the way will still ship.`,
    );
  if (beingStopped > 0)
    messages.push(
      `${counted(beingStopped, 'One order', 'orders')} already at the pharmacy: we have asked the pharmacy not to ship, and will write to you with the result.`,
    );
  if (shipping.some((order) => order.canStop))
    messages.push(
      'If the pharmacy has not started to fill an order, you can still ask to cancel it in your order history.',
    );
  return messages;
};

/**
 * What canceling a subscription does: it ends now; orders that the pharmacy does not have yet are canceled and
 * refunded; orders at the pharmacy still ship, unless a clinician ended the treatment. Records and messages stay. Canceling again has no further effect.
 *
 * @param orders the subscription's orders
 */
export const cancelEffects = (
  subscription: SubscriptionToCancel,
  orders: readonly OrderOfSubscription[],
  now: Date,
): CancelEffects => {
  if (subscription.status === 'canceled')
    return {
      endsAt: now,
      canceledOrders: [],
      stillShips: [],
      refunds: [],
      refundIfPaid: [],
      messages: ['This subscription is already canceled. You will not be charged anymore.'],
    };

  const canceled = orders.filter(isBeforePharmacy);
  const atPharmacyNow = orders.filter(isAtPharmacy);
  const beingStopped = atPharmacyNow.filter(
    ({ status }) => status === 'cancel_requested' || (subscription.isDiscontinued && status !== 'shipped'),
  );
  const stillShips = atPharmacyNow
    .filter((order) => !beingStopped.includes(order))
    .map((order) => ({
      orderId: order.id,
      canStop: pharmacyCanStop(order.status, order.remoteStatus),
    }));
  return {
    endsAt: now,
    canceledOrders: canceled.map((order) => order.id),
    stillShips,
    refunds: canceled
      .filter((order) => order.amountPaid > 0)
      .map((order) => ({ orderId: order.id, amount: order.amountPaid })),
    refundIfPaid: canceled.filter((order) => order.chargePending).map((order) => order.id),
    messages: [
      `Your subscription ends today, ${formatDate(now)}. There are no more charges.`,
      ...orderMessages(canceled, stillShips, beingStopped.length),
      ...stoppingAdvice(subscription.drugTypes),
      subscription.isDiscontinued
        ? 'You keep your account, your records and your messages.'
        : 'You keep your account, your records and your messages. You can start again at any time.',
    ],
  };
};
