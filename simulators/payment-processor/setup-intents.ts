import type Stripe from 'stripe';
import { markSetUp } from './card-attempt.ts';
import { confirmIntent, type IntentFlow, newIntentFields } from './intent-flow.ts';
import { confirmSetupParameters, read, setupIntentParameters } from './parameters.ts';
import {
  answer,
  idOf,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
} from './processor-context.ts';

/** Saving a card for later charges. */
export const setupFlow: IntentFlow<Stripe.SetupIntent> = {
  use: 'save',
  failureMessage: 'The card was not saved.',
  authenticationFailure: 'setup_intent_authentication_failure',
  events: {
    requiresAction: 'setup_intent.requires_action',
    failed: 'setup_intent.setup_failed',
    canceled: 'setup_intent.canceled',
  },
  find: (context, id) => requireObject(context, 'setup_intent', id),
  withError: (intent, error) => ({ ...intent, last_setup_error: error }),
  inError: (intent) => ({ setup_intent: intent }),
  succeed: async (context, intent, method) => {
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
  },
  canceled: (intent) => intent,
};

export const createSetupIntent = async (
  context: ProcessorContext,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const given = read(setupIntentParameters, body);
  if (given.customer) await requireObject(context, 'customer', given.customer);
  const intent: Stripe.SetupIntent = {
    ...newIntentFields(context, context.newId('seti'), given),
    object: 'setup_intent',
    description: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    single_use_mandate: null,
    usage: given.usage,
  };
  await context.store.save(intent, context.now);
  const made = given.confirm ? await confirmIntent(setupFlow, context, intent, given) : answer(intent);
  return given.expand?.includes('payment_method') ? withCard(context, intent.id, made) : made;
};

/** The answer with the whole card in it, as `expand` asks for. */
export const withCard = async (
  context: ProcessorContext,
  id: string,
  made: ProcessorAnswer,
): Promise<ProcessorAnswer> => {
  if (made.status !== 200) return made;
  const intent = await setupFlow.find(context, id);
  const cardId = idOf(intent.payment_method);
  const card = cardId ? await context.store.find('payment_method', cardId) : null;
  return card ? answer({ ...intent, payment_method: card }) : made;
};

export const confirmSetupIntent = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> =>
  confirmIntent(setupFlow, context, await setupFlow.find(context, id), read(confirmSetupParameters, body));
