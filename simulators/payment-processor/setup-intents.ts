import type Stripe from 'stripe';
import { attemptCard, markSetUp, redirectTo } from './card-attempt.ts';
import { confirmSetupParameters, read, setupIntentParameters } from './parameters.ts';
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

export const createSetupIntent = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(setupIntentParameters, body);
  if (given.customer) await demand(context, 'customer', given.customer);
  const id = context.newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: given.automatic_payment_methods ?? null,
    cancellation_reason: null,
    client_secret: `${id}_${context.newId('secret')}`,
    created: seconds(context.now),
    customer: given.customer ?? null,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: given.usage,
  };
  await context.store.save(intent, context.now);
  return given.confirm ? confirm(context, intent, given) : answer(intent);
};

export const confirmSetupIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> =>
  confirm(context, await demand(context, 'setup_intent', id), read(confirmSetupParameters, body));

const confirm = async (
  context: ProcessorContext,
  intent: Stripe.SetupIntent,
  given: { payment_method?: string | undefined; return_url?: string | undefined },
): Promise<ProcessorAnswer> => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw unexpectedState('setup_intent', intent.status);
  const methodId = given.payment_method ?? idOf(intent.payment_method);
  if (!methodId)
    throw invalidRequest('A payment method is needed to confirm.', 'parameter_missing', 'payment_method');
  const method = await usableCard(context, methodId, idOf(intent.customer));
  const decision = attemptCard(method, 'save', context.now);
  if (decision.kind === 'approve') return answer(await succeed(context, intent, method));
  if (decision.kind === 'decline')
    return failed(context, intent, method, decision.code, decision.declineCode);
  if (!given.return_url)
    throw invalidRequest('A return_url is needed for this card.', 'parameter_missing', 'return_url');
  const waiting: Stripe.SetupIntent = {
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    last_setup_error: null,
    next_action: redirectTo(context.challengeUrl(intent.id), given.return_url),
  };
  await context.store.save(waiting, context.now);
  await context.emit('setup_intent.requires_action', waiting);
  return answer(waiting);
};

const succeed = async (
  context: ProcessorContext,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Promise<Stripe.SetupIntent> => {
  const done: Stripe.SetupIntent = {
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  };
  const customer = idOf(intent.customer);
  if (customer) await context.store.save(markSetUp(method, customer), context.now);
  await context.store.save(done, context.now);
  await context.emit('setup_intent.succeeded', done);
  return done;
};

const failed = async (
  context: ProcessorContext,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  code: 'card_declined' | 'expired_card' | 'setup_intent_authentication_failure',
  declineCode: string | null,
): Promise<ProcessorAnswer> => {
  const error = {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message: 'The card was not saved.',
  } as const;
  const refused: Stripe.SetupIntent = {
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_setup_error: { ...error, payment_method: method },
  };
  await context.store.save(refused, context.now);
  await context.emit('setup_intent.setup_failed', refused);
  const wire: WireError = { ...error, setup_intent: refused };
  return { status: 402, body: { error: wire } };
};

/** The card holder answered the issuer's challenge. Does nothing when the intent no longer waits for that. */
export const answerSetupChallenge = async (
  context: ProcessorContext,
  id: string,
  approved: boolean,
): Promise<void> => {
  const intent = await demand(context, 'setup_intent', id);
  const methodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || !methodId) return;
  const method = await usableCard(context, methodId, idOf(intent.customer));
  if (approved) await succeed(context, intent, method);
  else await failed(context, intent, method, 'setup_intent_authentication_failure', null);
};

export const cancelSetupIntent = async (context: ProcessorContext, id: string): Promise<ProcessorAnswer> => {
  const intent = await demand(context, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState('setup_intent', intent.status);
  const canceled: Stripe.SetupIntent = { ...intent, status: 'canceled', next_action: null };
  await context.store.save(canceled, context.now);
  await context.emit('setup_intent.canceled', canceled);
  return answer(canceled);
};
