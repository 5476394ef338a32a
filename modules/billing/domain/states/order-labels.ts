import type { OrderStatus } from './order.ts';
import type { RemoteOrderStatus } from './remote-order.ts';
import type { StatusLabels } from './status-labels.ts';

const byStatus: Readonly<Record<OrderStatus, StatusLabels>> = {
  created: { label: 'Order received', detail: 'We have your order and are getting it ready.' },
  awaiting_prescription: {
    label: 'Waiting for your clinician',
    detail: 'A clinician reviews your answers first. You are charged only if treatment is approved.',
  },
  awaiting_payment: {
    label: 'Waiting for payment',
    detail: 'We send this order as soon as your payment goes through.',
  },
  ready: { label: 'Getting ready', detail: 'Paid. We are about to send this order to the pharmacy.' },
  sent_to_pharmacy: {
    label: 'At the pharmacy',
    detail: 'The pharmacy has your order. You can still ask to cancel it until they start to fill it.',
  },
  in_fulfillment: {
    label: 'Being packed',
    detail: 'The pharmacy is filling your order. It may be too late to stop it.',
  },
  shipped: {
    label: 'On its way',
    detail: 'Your package has shipped. It usually takes 5 to 7 business days.',
  },
  delivered: {
    label: 'Delivered',
    detail:
      'The carrier says your package arrived. If it is not there after 3 business days, or something is damaged, tell us within 30 days of shipping.',
  },
  on_hold: {
    label: 'On hold',
    detail:
      'We need to resolve something before we can fill this order. We will message you if we need your help.',
  },
  backordered: {
    label: 'Out of stock for now',
    detail: 'The pharmacy is waiting for stock. Your order goes out as soon as it is in stock.',
  },
  partially_shipped: {
    label: 'Partly shipped',
    detail: 'Part of your order has shipped. The rest follows in another package at no extra cost.',
  },
  cancel_requested: {
    label: 'Trying to cancel',
    detail: 'We asked the pharmacy to stop this order. It may still ship if they had already packed it.',
  },
  canceled: {
    label: 'Canceled',
    detail: 'This order will not ship. If you paid, the money goes back to your card.',
  },
  returned: {
    label: 'Returned',
    detail: 'This package came back to us. We will contact you about what happens next.',
  },
  lost: {
    label: 'Lost on the way',
    detail: 'The carrier lost this package. You can have a replacement or a refund.',
  },
  replaced: { label: 'Replaced', detail: 'We sent a new package in place of this one, at no cost to you.' },
  refunded: {
    label: 'Refunded',
    detail: 'We sent the money back to your card. Banks usually show it in 5 to 10 days.',
  },
};

/** Labels where the pharmacy's status is more exact than ours. */
const byRemote: Partial<Record<OrderStatus, Partial<Record<RemoteOrderStatus, StatusLabels>>>> = {
  sent_to_pharmacy: {
    verifying: {
      label: 'At the pharmacy',
      detail:
        'A pharmacist is checking your order. You can still ask to cancel it until they start to fill it.',
    },
  },
  in_fulfillment: {
    packed: { label: 'Packed', detail: 'Your order is packed and waiting for the carrier.' },
  },
  on_hold: {
    on_hold: {
      label: 'On hold at the pharmacy',
      detail:
        'The pharmacy has a question about this order. We are on it and will message you if we need your help.',
    },
    rejected: {
      label: 'On hold at the pharmacy',
      detail:
        'The pharmacy could not fill this order. Your care team is looking into why and will message you.',
    },
  },
};

/** The text a patient reads about an order. `remoteStatus` is the pharmacy's latest status, null before it has the order. */
export const orderLabels = (status: OrderStatus, remoteStatus: RemoteOrderStatus | null): StatusLabels =>
  (remoteStatus ? byRemote[status]?.[remoteStatus] : undefined) ?? byStatus[status];
