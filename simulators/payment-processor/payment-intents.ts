import type Stripe from 'stripe';
import { withBookings, withCharge } from './charge-view.ts';
import { confirmIntent, type IntentFlow, newIntentFields } from './intent-flow.ts';
import {
  captureParameters,
  confirmParameters,
  intentListParameters,
  paymentIntentParameters,
  read,
} from './parameters.ts';
import {
  answer,
  listAnswer,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
  seconds,
  unexpectedState,
} from './processor-context.ts';
import { invalidRequest } from './processor-error.ts';

/** Charging a card. */
export const paymentFlow: IntentFlow<Stripe.PaymentIntent> = {
  use: 'charge',
  failureMessage: 'The payment did not go through.',
  authenticationFailure: 'payment_intent_authentication_failure',
  events: {
    requiresAction: 'payment_intent.requires_action',
    failed: 'payment_intent.payment_failed',
    canceled: 'payment_intent.canceled',
  },
  find: (context, id) => requireObject(context, 'payment_intent', id),
  withError: (intent, error) => ({ ...intent, last_payment_error: error }),
  inError: (intent) => ({ payment_intent: intent }),
  succeed: async (context, intent, method) => {
    const manual = intent.capture_method === 'manual';
    const done: Stripe.PaymentIntent = {
      ...intent,
      payment_method: method.id,
      status: manual ? 'requires_capture' : 'succeeded',
      amount_capturable: manual ? intent.amount : 0,
      amount_received: manual ? 0 : intent.amount,
      latest_charge: context.newId('ch'),
      next_action: null,
      last_payment_error: null,
    };
    if (context.faults.booking === 'later') context.faults.unbooked.add(intent.id);
    await context.store.save(done, context.now);
    await context.emit(
      manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
      done,
    );
    return done;
  },
  canceled: (intent, at) => ({ ...intent, canceled_at: seconds(at), amount_capturable: 0 }),
};

export const createPaymentIntent = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(paymentIntentParameters, body);
  if (given.customer) await requireObject(context, 'customer', given.customer);
  const intent: Stripe.PaymentIntent = {
    ...newIntentFields(context, context.newId('pi'), given),
    object: 'payment_intent',
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application_fee_amount: null,
    canceled_at: null,
    capture_method: given.capture_method,
    confirmation_method: 'automatic',
    currency: given.currency,
    customer_account: null,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    transfer_group: null,
  };
  // Confirming stores the intent with its outcome.
  if (!given.confirm) await context.store.save(intent, context.now);
  const made = given.confirm ? await confirmIntent(paymentFlow, context, intent, given) : answer(intent);
  return given.expand?.some((part) => part.startsWith('latest_charge'))
    ? withCharge(context, intent.id, made)
    : made;
};

/** Collects a payment again, with the metadata of the first one or without. */
export const repeatPayment = async (
  context: ProcessorContext,
  id: string,
  withMetadata: boolean,
): Promise<string> => {
  const first = await requireObject(context, 'payment_intent', id);
  const again: Stripe.PaymentIntent = {
    ...first,
    id: context.newId('pi'),
    latest_charge: context.newId('ch'),
    created: seconds(context.now),
    metadata: withMetadata ? first.metadata : {},
  };
  await context.store.save(again, context.now);
  await context.emit('payment_intent.succeeded', again);
  return again.id;
};

export const listPaymentIntents = async (
  context: ProcessorContext,
  query: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(intentListParameters, query);
  const { customer = null, created, limit, starting_after: after = null } = given;
  const since = created?.gte ?? null;
  const found = await context.store.listOf('payment_intent', { customer, since, after, limit: limit + 1 });
  const isWhole = given.expand?.includes('data.latest_charge.balance_transaction') ?? false;
  return listAnswer('/v1/payment_intents', isWhole ? withBookings(context, found) : found, limit);
};

export const confirmPaymentIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> =>
  confirmIntent(paymentFlow, context, await paymentFlow.find(context, id), read(confirmParameters, body));

export const capturePaymentIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const intent = await paymentFlow.find(context, id);
  if (intent.status !== 'requires_capture') throw unexpectedState('payment_intent', intent.status);
  const amount = read(captureParameters, body).amount_to_capture ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest('The amount to capture is more than was authorized.', 'amount_too_large');
  const captured: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  };
  await context.store.save(captured, context.now);
  await context.emit('payment_intent.succeeded', captured);
  return answer(captured);
};
