import type Stripe from 'stripe';
import { attemptCard, redirectTo } from './card-attempt.ts';
import {
  answer,
  idOf,
  type ProcessorAnswer,
  type ProcessorContext,
  seconds,
  unexpectedState,
  usableCard,
} from './processor-context.ts';
import { type ErrorBody, invalidRequest } from './processor-error.ts';
import type { ProcessorEventType } from './processor-event.ts';

type Intent = Stripe.SetupIntent | Stripe.PaymentIntent;

export interface CardError {
  readonly type: 'card_error';
  readonly code:
    | 'card_declined'
    | 'expired_card'
    | 'authentication_required'
    | 'setup_intent_authentication_failure'
    | 'payment_intent_authentication_failure';
  readonly decline_code?: string;
  readonly message: string;
  readonly payment_method: Stripe.PaymentMethod;
}

/** The differences between saving a card (a setup intent) and charging it (a payment intent). */
export interface IntentFlow<I extends Intent> {
  readonly use: 'save' | 'charge';
  readonly failureMessage: string;
  readonly authenticationFailure: CardError['code'];
  readonly events: Readonly<Record<'requiresAction' | 'failed' | 'canceled', ProcessorEventType>>;
  /** Finds and locks the intent; 404 when there is none. */
  find(context: ProcessorContext, id: string): Promise<I>;
  /** The intent with this as its last error. */
  withError(intent: I, error: CardError | null): I;
  /** The intent in the form that an error response contains. */
  inError(intent: I): Pick<ErrorBody, 'setup_intent' | 'payment_intent'>;
  /** Stores the intent as succeeded and emits the event. */
  succeed(context: ProcessorContext, intent: I, method: Stripe.PaymentMethod): Promise<I>;
  /** Fields that canceling changes besides the status. */
  canceled(intent: I, at: Date): I;
}

export interface ConfirmParameters {
  readonly payment_method?: string | undefined;
  readonly return_url?: string | undefined;
  readonly off_session?: boolean;
}

/** The fields that both kinds of intent have when they are created. */
export const newIntentFields = (
  context: ProcessorContext,
  id: string,
  given: {
    readonly automatic_payment_methods?:
      | { enabled: boolean; allow_redirects?: 'always' | 'never' | undefined }
      | undefined;
    readonly customer?: string | undefined;
    readonly metadata: Record<string, string>;
    readonly payment_method?: string | undefined;
  },
) => {
  const status: 'requires_confirmation' | 'requires_payment_method' = given.payment_method
    ? 'requires_confirmation'
    : 'requires_payment_method';
  return {
    id,
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: given.automatic_payment_methods ?? null,
    cancellation_reason: null,
    client_secret: `${id}_${context.newId('secret')}`,
    created: seconds(context.now),
    customer: given.customer ?? null,
    excluded_payment_method_types: null,
    livemode: false as const,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    status,
  };
};

/** Attempts the card: the intent succeeds, is declined (402), or waits for the card holder at the issuer's page. */
export const confirmIntent = async <I extends Intent>(
  flow: IntentFlow<I>,
  context: ProcessorContext,
  intent: I,
  given: ConfirmParameters,
): Promise<ProcessorAnswer> => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw unexpectedState(intent.object, intent.status);
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
  const decision = attemptCard(method, flow.use, context.now);
  if (decision.kind === 'approve') return answer(await flow.succeed(context, intent, method));
  if (decision.kind === 'decline')
    return fail(flow, context, intent, method, decision.code, decision.declineCode);
  if (given.off_session)
    return fail(flow, context, intent, method, 'authentication_required', 'authentication_required');
  if (!given.return_url)
    throw invalidRequest('A return_url is needed for this card.', 'parameter_missing', 'return_url');
  const waiting: I = {
    ...flow.withError(intent, null),
    payment_method: method.id,
    status: 'requires_action',
    next_action: redirectTo(context.challengeUrl(intent.id), given.return_url),
  };
  await context.store.save(waiting, context.now);
  await context.emit(flow.events.requiresAction, waiting);
  return answer(waiting);
};

const fail = async <I extends Intent>(
  flow: IntentFlow<I>,
  context: ProcessorContext,
  intent: I,
  method: Stripe.PaymentMethod,
  code: CardError['code'],
  declineCode: string | null,
): Promise<ProcessorAnswer> => {
  const error = {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message: flow.failureMessage,
  } as const;
  const refused: I = {
    ...flow.withError(intent, { ...error, payment_method: method }),
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
  };
  await context.store.save(refused, context.now);
  await context.emit(flow.events.failed, refused);
  const refusal: ErrorBody = { ...error, ...flow.inError(refused) };
  return { status: 402, body: { error: refusal } };
};

/** Applies the card holder's response to the issuer's challenge. Does nothing when the intent does not wait for one. */
export const answerChallenge = async <I extends Intent>(
  flow: IntentFlow<I>,
  context: ProcessorContext,
  id: string,
  approved: boolean,
): Promise<void> => {
  const intent = await flow.find(context, id);
  const methodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || !methodId) return;
  const method = await usableCard(context, methodId, idOf(intent.customer));
  if (approved) await flow.succeed(context, intent, method);
  else await fail(flow, context, intent, method, flow.authenticationFailure, null);
};

export const cancelIntent = async <I extends Intent>(
  flow: IntentFlow<I>,
  context: ProcessorContext,
  id: string,
): Promise<ProcessorAnswer> => {
  const intent = await flow.find(context, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(intent.object, intent.status);
  const canceled: I = { ...flow.canceled(intent, context.now), status: 'canceled', next_action: null };
  await context.store.save(canceled, context.now);
  await context.emit(flow.events.canceled, canceled);
  return answer(canceled);
};
