import type Stripe from 'stripe';
import { attemptCard, redirectTo } from './card-attempt.ts';
import { captureParameters, confirmParameters, paymentIntentParameters, read } from './parameters.ts';
import {
  answer,
  demand,
  idOf,
  type ProcessorAnswer,
  type ProcessorContext,
  seconds,
  unexpectedState,
  usableCard,
} from './processor-context.ts';
import { invalidRequest, type WireError } from './processor-error.ts';

export const createPaymentIntent = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(paymentIntentParameters, body);
  if (given.customer) await demand(context, 'customer', given.customer);
  const id = context.newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method,
    client_secret: `${id}_${context.newId('secret')}`,
    confirmation_method: 'automatic',
    created: seconds(context.now),
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: null,
  };
  await context.store.save(intent, context.now);
  return given.confirm ? confirm(context, intent, given) : answer(intent);
};

export const confirmPaymentIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> =>
  confirm(context, await demand(context, 'payment_intent', id), read(confirmParameters, body));

const confirm = async (
  context: ProcessorContext,
  intent: Stripe.PaymentIntent,
  given: { payment_method?: string | undefined; return_url?: string | undefined; off_session: boolean },
): Promise<ProcessorAnswer> => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw unexpectedState('payment_intent', intent.status);
  const methodId = given.payment_method ?? idOf(intent.payment_method);
  if (!methodId)
    throw invalidRequest('A payment method is needed to confirm.', 'parameter_missing', 'payment_method');
  const method = await usableCard(context, methodId, idOf(intent.customer));
  if (given.off_session && method.customer === null)
    throw invalidRequest(
      'An unsaved card cannot be charged in its owner’s absence.',
      undefined,
      'off_session',
    );
  const decision = attemptCard(method, 'charge', context.now);
  if (decision.kind === 'approve') return answer(await succeed(context, intent, method.id));
  if (decision.kind === 'decline')
    return failed(context, intent, method, decision.code, decision.declineCode);
  if (given.off_session)
    return failed(context, intent, method, 'authentication_required', 'authentication_required');
  if (!given.return_url)
    throw invalidRequest('A return_url is needed for this card.', 'parameter_missing', 'return_url');
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    last_payment_error: null,
    next_action: redirectTo(context.challengeUrl(intent.id), given.return_url),
  };
  await context.store.save(waiting, context.now);
  await context.emit('payment_intent.requires_action', waiting);
  return answer(waiting);
};

const succeed = async (
  context: ProcessorContext,
  intent: Stripe.PaymentIntent,
  methodId: string,
): Promise<Stripe.PaymentIntent> => {
  const manual = intent.capture_method === 'manual';
  const done: Stripe.PaymentIntent = {
    ...intent,
    payment_method: methodId,
    status: manual ? 'requires_capture' : 'succeeded',
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    latest_charge: context.newId('ch'),
    next_action: null,
    last_payment_error: null,
  };
  await context.store.save(done, context.now);
  await context.emit(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', done);
  return done;
};

const failed = async (
  context: ProcessorContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  code:
    | 'card_declined'
    | 'expired_card'
    | 'authentication_required'
    | 'payment_intent_authentication_failure',
  declineCode: string | null,
): Promise<ProcessorAnswer> => {
  const error = {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message: 'The payment did not go through.',
  } as const;
  const refused: Stripe.PaymentIntent = {
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: { ...error, payment_method: method },
  };
  await context.store.save(refused, context.now);
  await context.emit('payment_intent.payment_failed', refused);
  const wire: WireError = { ...error, payment_intent: refused };
  return { status: 402, body: { error: wire } };
};

/** The card holder answered the issuer's challenge. Does nothing when the intent no longer waits for that. */
export const answerPaymentChallenge = async (
  context: ProcessorContext,
  id: string,
  approved: boolean,
): Promise<void> => {
  const intent = await demand(context, 'payment_intent', id);
  const methodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || !methodId) return;
  const method = await usableCard(context, methodId, idOf(intent.customer));
  if (approved) await succeed(context, intent, method.id);
  else await failed(context, intent, method, 'payment_intent_authentication_failure', null);
};

export const capturePaymentIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const intent = await demand(context, 'payment_intent', id);
  if (intent.status !== 'requires_capture') throw unexpectedState('payment_intent', intent.status);
  const amount = read(captureParameters, body).amount_to_capture ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest('The amount to capture is more than was authorised.', 'amount_too_large');
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

export const cancelPaymentIntent = async (
  context: ProcessorContext,
  id: string,
): Promise<ProcessorAnswer> => {
  const intent = await demand(context, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState('payment_intent', intent.status);
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(context.now),
    amount_capturable: 0,
    next_action: null,
  };
  await context.store.save(canceled, context.now);
  await context.emit('payment_intent.canceled', canceled);
  return answer(canceled);
};
