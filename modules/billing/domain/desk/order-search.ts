import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { type OrderStatus, orderStatuses } from '../states/order.ts';
import { listDay } from './list-day.ts';

/** An order's state in the words of operators; patients read `orderLabels`. */
export const orderStateNames: Readonly<Record<OrderStatus, string>> = {
  created: 'Received',
  awaiting_prescription: 'Waiting for a clinician',
  awaiting_payment: 'Waiting for payment',
  ready: 'Ready for the pharmacy',
  sent_to_pharmacy: 'At the pharmacy',
  in_fulfillment: 'Being packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  on_hold: 'On hold',
  backordered: 'Out of stock',
  partially_shipped: 'Partly shipped',
  cancel_requested: 'Cancellation requested',
  canceled: 'Canceled',
  returned: 'Returned',
  lost: 'Lost',
  replaced: 'Replaced',
  refunded: 'Refunded',
};

const MOST_OF_A_NUMBER = 30;

/** Which orders an operator wants to see. */
export const orderSearch = inputObject({
  state: orBlank(z.enum(orderStatuses, 'This is not a state of an order.')),
  /** Days in Eastern time on which the order was placed; both are included. */
  from: listDay,
  to: listDay,
  /** One order by its whole number, in any case; a number that no order has finds nothing. */
  number: orBlank(
    z
      .string()
      .check(z.trim(), z.toUpperCase(), z.maxLength(MOST_OF_A_NUMBER, 'Write the number of one order.')),
  ),
  personId: orBlank(z.uuid('This is not the id of a person.')),
});

export type OrderSearch = z.output<typeof orderSearch>;
