import type Stripe from 'stripe';
import type { z } from 'zod';
import { read, refundParameters, settlementList, settlementListParameters } from './parameters.ts';
import {
  answer,
  listAnswer,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
  seconds,
} from './processor-context.ts';
import { invalidRequest } from './processor-error.ts';

/**
 * Refunds part or all of a payment; never more than was paid, even for simultaneous requests, and nothing while the payment
 * is disputed or after the dispute was lost.
 */
export const createRefund = async (context: ProcessorContext, body: unknown): Promise<ProcessorAnswer> =>
  answer(await refundPayment(context, read(refundParameters, body)));

type RefundParameters = z.output<typeof refundParameters>;

/** See `createRefund`. */
export const refundPayment = async (
  context: ProcessorContext,
  given: RefundParameters,
): Promise<Stripe.Refund> => {
  const intent = await requireObject(context, 'payment_intent', given.payment_intent);
  const left = intent.amount_received - (await context.store.refundedOf(intent.id));
  const amount = given.amount ?? left;
  const disputes = await context.store.listOf('dispute', { intentId: intent.id, limit: 100 });
  if (disputes.some(({ status }) => status !== 'won'))
    throw invalidRequest('This payment has been charged back; it cannot be refunded.', 'charge_disputed');
  if (left === 0) throw invalidRequest('This payment has nothing left to refund.', 'charge_already_refunded');
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than what is left of the payment (${left}).`,
      'amount_too_large',
      'amount',
    );
  const refund: Stripe.Refund = {
    id: context.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: intent.latest_charge,
    created: seconds(context.now),
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    metadata: given.metadata,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  await context.store.save(refund, context.now);
  await context.emit('refund.created', refund);
  return refund;
};

/** The card's bank sends a refund back: the card was closed. */
export const failRefund = async (context: ProcessorContext, id: string): Promise<void> => {
  const refund = await requireObject(context, 'refund', id);
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await context.store.save(failed, context.now);
  await context.emit('refund.failed', failed);
};

export const listRefunds = async (context: ProcessorContext, query: unknown): Promise<ProcessorAnswer> => {
  const { limit, ...wanted } = settlementList(read(settlementListParameters, query));
  return listAnswer(
    '/v1/refunds',
    await context.store.listOf('refund', { ...wanted, limit: limit + 1 }),
    limit,
  );
};
