import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { type CardSetup, cardSetupRepository } from '../../repositories/card-setups.ts';
import { cardRepository } from '../../repositories/cards.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { noteTry, readSetup } from '../checkout/confirm-checkout.ts';
import { type CardState, ensureCustomer, saveCard, withProvider } from '../checkout/save-card.ts';
import { keepCard } from './keep-card.ts';

/** `actionUrl`: the issuer wants the patient to confirm there first; null when the card is saved. */
export interface AddedCard {
  readonly actionUrl: string | null;
}

const MOST_CARDS = 5;

const returnUrl = (scope: Scope): string =>
  new URL('/account/info?card=confirmed#cards', scope.settings.origins.app).href;

const finish = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  { state, makesDefault }: { state: CardState; makesDefault: boolean },
): Promise<Result<AddedCard>> => {
  if (state.kind === 'action_required') return ok({ actionUrl: state.actionUrl });
  await keepCard(scope, actor, userId, { card: state.card, isDefault: makesDefault });
  return ok({ actionUrl: null });
};

/**
 * Saves another card of the patient for later charges; nothing is charged. The first card is the default one.
 * BAD_USER_INPUT and PAYMENT_DECLINED name `paymentMethodId`; CONFLICT with five cards; TEMPORARILY_UNAVAILABLE.
 */
export const addCard = async (
  scope: Scope,
  actor: Actor,
  input: { paymentMethodId: string; makeDefault: boolean; ip: string },
): Promise<Result<AddedCard>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  const { paymentMethodId, makeDefault: makesDefault } = input;
  if (!/^pm_[A-Za-z0-9_]{1,100}$/.test(paymentMethodId))
    return badInput([{ field: 'paymentMethodId', message: 'Enter your card again.' }]);
  if ((await cardRepository(scope.db).ofUser(userId)).length >= MOST_CARDS)
    return fail('CONFLICT', `You have ${MOST_CARDS} cards. Remove one first.`);
  return withProvider(async () => {
    const state = await saveCard(scope, {
      userId,
      customerId: await ensureCustomer(scope, userId),
      paymentMethodId,
      purpose: { makesDefault },
      // Each card form creates one card, so its id identifies the request.
      idempotencyKey: `account:${userId}:card:${paymentMethodId}`,
      returnUrl: returnUrl(scope),
      address: requesterOf({ ip: input.ip }),
    });
    return state.ok ? finish(scope, actor, userId, { state: state.value, makesDefault }) : state;
  });
};

/**
 * After the issuer's page: saves the card if the issuer confirmed it, whatever the browser claims. CONFLICT when no card
 * waits for a confirmation; fails as `addCard` does.
 */
export const confirmCard = async (scope: Scope, actor: Actor): Promise<Result<AddedCard>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const setup = await cardSetupRepository(scope.db).waitingOf(who.value);
  if (!setup) return fail('CONFLICT', 'No card is waiting to be confirmed.');
  return settleAccountCard(scope, actor, setup);
};

/** The processor's state of a card that waited for the issuer, or whose storing was interrupted. */
export const settleAccountCard = (scope: Scope, actor: Actor, setup: CardSetup): Promise<Result<AddedCard>> =>
  withProvider(async () => {
    const { userId, makesDefault } = setup;
    const { card, settled } = await readSetup(scope, setup);
    await noteTry(scope, settled);
    if (card.ok) return finish(scope, actor, userId, { state: card.value, makesDefault });
    await cardSetupRepository(scope.db).save(settled, scope.clock.now());
    return card;
  });
