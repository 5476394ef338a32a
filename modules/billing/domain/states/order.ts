import { defineMachine } from '#config/define-machine.ts';

export const orderStatuses = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
  'sent_to_pharmacy',
  'in_fulfillment',
  'shipped',
  'delivered',
  'on_hold',
  'backordered',
  'partially_shipped',
  'cancel_requested',
  'canceled',
  'returned',
  'lost',
  'replaced',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** At the pharmacy, and nothing or not everything has shipped. */
export const beforeShipment: readonly OrderStatus[] = [
  'sent_to_pharmacy',
  'in_fulfillment',
  'backordered',
  'partially_shipped',
  'on_hold',
  'cancel_requested',
];

/**
 * The pharmacy may skip steps (we may see only its latest status), so `shipped` and `delivered` can follow any
 * status at the pharmacy. No transition leads back from them: a late, older message is refused as a conflict.
 */
export const orderMachine = defineMachine({
  name: 'order',
  states: orderStatuses,
  initial: 'created',
  transitions: [
    { from: ['created'], to: 'awaiting_prescription', by: ['patient', 'system'] },
    // Over-the-counter orders, and refills whose prescription is active, skip the wait for a prescription.
    {
      from: ['created', 'awaiting_prescription'],
      to: 'awaiting_payment',
      by: ['patient', 'clinician', 'system'],
    },
    { from: ['awaiting_payment'], to: 'ready', by: ['payments', 'system'] },
    { from: ['ready', 'on_hold'], to: 'sent_to_pharmacy', by: ['system'] },
    { from: ['on_hold'], to: 'ready', by: ['system', 'operator', 'clinician'] },
    // A service without a shipment: it took place.
    { from: ['ready'], to: 'delivered', by: ['clinician', 'operator', 'system'] },
    {
      from: ['sent_to_pharmacy', 'on_hold', 'backordered'],
      to: 'in_fulfillment',
      by: ['pharmacy', 'system'],
    },
    // The pharmacy refused to stop it: it is filled and will ship.
    { from: ['cancel_requested'], to: 'in_fulfillment', by: ['system'] },
    {
      from: ['ready', 'sent_to_pharmacy', 'in_fulfillment', 'backordered'],
      to: 'on_hold',
      by: ['pharmacy', 'system', 'operator', 'clinician'],
    },
    {
      from: ['sent_to_pharmacy', 'in_fulfillment', 'on_hold'],
      to: 'backordered',
      by: ['pharmacy', 'system'],
    },
    {
      from: ['sent_to_pharmacy', 'in_fulfillment', 'backordered', 'on_hold', 'cancel_requested'],
      to: 'partially_shipped',
      by: ['pharmacy', 'system'],
    },
    {
      from: beforeShipment,
      to: 'shipped',
      by: ['pharmacy', 'system'],
    },
    {
      from: [...beforeShipment, 'shipped', 'lost'],
      to: 'delivered',
      by: ['pharmacy', 'system'],
    },
    {
      from: ['created', 'awaiting_prescription', 'awaiting_payment', 'ready', 'on_hold'],
      to: 'canceled',
      by: ['patient', 'operator', 'clinician', 'pharmacy', 'system'],
    },
    // Until the pharmacy starts to fill it, and only once the pharmacy has confirmed.
    {
      from: ['sent_to_pharmacy', 'backordered'],
      to: 'canceled',
      by: ['patient', 'operator', 'pharmacy', 'system'],
    },
    // Best effort: it may still ship.
    {
      from: ['in_fulfillment', 'sent_to_pharmacy', 'backordered', 'on_hold'],
      to: 'cancel_requested',
      by: ['patient', 'operator'],
    },
    { from: ['in_fulfillment', 'cancel_requested'], to: 'canceled', by: ['pharmacy', 'system'] },
    { from: ['shipped'], to: 'lost', by: ['operator', 'system'] },
    {
      from: ['shipped', 'partially_shipped'],
      to: 'returned',
      by: ['operator', 'pharmacy', 'system'],
    },
    // The patient's return; a late message of the carrier changes nothing.
    { from: ['delivered'], to: 'returned', by: ['operator', 'system'] },
    // Also what the pharmacy refused: it is sent again as another order.
    { from: ['lost', 'delivered', 'returned', 'on_hold'], to: 'replaced', by: ['operator'] },
    { from: ['canceled', 'lost', 'delivered', 'returned'], to: 'refunded', by: ['operator', 'system'] },
  ],
});
