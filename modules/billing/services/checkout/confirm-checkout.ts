import { notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { type CardSetup, cardSetupRepository } from '../../repositories/card-setups.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';
import { paymentTryRepository } from '../../repositories/payment-tries.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { transitionCheckout } from '../transitions.ts';
import { finishVisitCheckout, visitCheckoutResult } from '../visit-checkout/place-visit-checkout.ts';
import { isVisitCheckout } from '../visit-checkout/visit-texts.ts';
import { type CheckoutResult, checkoutResult, requiresAction } from './checkout-result.ts';
import { notReady } from './complete-checkout.ts';
import { notifyNotPlaced } from './not-placed-notice.ts';
import { finishCheckout } from './place-order.ts';
import { type CardState, cardState, setupStatus, withProvider } from './save-card.ts';

/**
 * Finishes a checkout after the issuer's page: asks the processor for the state of the card and ignores what the
 * browser claims. NOT_FOUND for another person's checkout; PAYMENT_DECLINED when the issuer did not confirm; otherwise
 * fails as placing does. `orderAgain`: yes to the question of a CONFLICT on that field; the card stays confirmed.
 */
export const confirmCheckout = async (
  scope: Scope,
  actor: Actor,
  input: { checkoutId: string; orderAgain?: boolean | null },
): Promise<Result<CheckoutResult>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const checkout = isUuid(input.checkoutId)
    ? await checkoutRepository(scope.db).find(input.checkoutId)
    : null;
  if (checkout?.userId !== who.value) return notFound('checkout');
  if (checkout.status === 'placed')
    return ok(await (isVisitCheckout(checkout) ? visitCheckoutResult : checkoutResult)(scope, checkout.id));
  if (input.orderAgain) await checkoutRepository(scope.db).setOrderAgain(checkout.id);
  const setup = await cardSetupRepository(scope.db).newest({ checkoutId: checkout.id });
  return setup ? settleCheckout(scope, actor, setup, checkout.id) : notReady;
};

/**
 * Places a checkout after the processor's event. No page is open: when the card is confirmed but the order cannot be
 * placed, the patient gets one notice with the reason. The card counts as settled only after that, so an event that is
 * delivered again after a crash finishes the work.
 */
export const settleCheckoutUnattended = async (
  scope: Scope,
  actor: Actor,
  setup: CardSetup,
  checkoutId: string,
): Promise<void> => {
  await withProvider(async () => {
    const { card, settled } = await readSetup(scope, setup);
    const finished = await finishWith(scope, actor, setup, checkoutId, card);
    await scope.transaction(async (tx) => {
      const setups = cardSetupRepository(tx.db);
      // Another delivery of the event, or the page of a patient who returned, may have settled it meanwhile.
      if ((await setups.lock(setup.intentId))?.status !== 'pending') return;
      const checkout = await checkoutRepository(tx.db).find(checkoutId);
      if (checkout && settled.status === 'succeeded' && !finished.ok)
        await notifyNotPlaced(tx, checkout, finished.failure.message);
      await setups.save(settled, tx.clock.now());
      await noteTry(tx, settled);
    });
    return finished;
  });
};

const settleCheckout = (
  scope: Scope,
  actor: Actor,
  setup: CardSetup,
  checkoutId: string,
): Promise<Result<CheckoutResult>> =>
  withProvider(async () => finishWith(scope, actor, setup, checkoutId, await settleSetup(scope, setup)));

/** Places the checkout when its card is confirmed; otherwise says what is missing. */
const finishWith = async (
  scope: Scope,
  actor: Actor,
  setup: CardSetup,
  checkoutId: string,
  card: Result<CardState>,
): Promise<Result<CheckoutResult>> => {
  if (!card.ok) {
    await backToStart(scope, actor, checkoutId);
    return card;
  }
  if (card.value.kind === 'action_required')
    return ok(requiresAction(checkoutId, card.value.actionUrl, false));
  const checkout = await checkoutRepository(scope.db).find(checkoutId);
  const finish = checkout && isVisitCheckout(checkout) ? finishVisitCheckout : finishCheckout;
  return finish(scope, actor, checkoutId, setup.userId, card.value.card);
};

/** Queries the processor for the state of a card that was being saved; stores nothing. */
export const readSetup = async (
  scope: Scope,
  setup: CardSetup,
): Promise<{ card: Result<CardState>; settled: CardSetup }> => {
  const gateway = scope.use(paymentGatewayPort);
  const outcome = await gateway.outcomeOf(setup.intentId);
  const card = await gateway.card(setup.paymentMethodId);
  if (!card) return { card: notReady, settled: setup };
  return {
    card: cardState(outcome, card),
    settled: {
      ...setup,
      status: setupStatus(outcome),
      actionUrl: outcome.status === 'action_required' ? outcome.actionUrl : null,
    },
  };
};

/** The outcome of a try that the issuer wanted confirmed. */
export const noteTry = async (scope: Scope, { intentId, status }: CardSetup): Promise<void> => {
  if (status !== 'pending')
    await paymentTryRepository(scope.db).settleIntent(
      intentId,
      status === 'succeeded' ? 'accepted' : 'declined',
    );
};

/** Queries the processor for the state of a card that was being saved, and stores it. */
export const settleSetup = async (scope: Scope, setup: CardSetup): Promise<Result<CardState>> => {
  const { card, settled } = await readSetup(scope, setup);
  await cardSetupRepository(scope.db).save(settled, scope.clock.now());
  await noteTry(scope, settled);
  return card;
};

const backToStart = (scope: Scope, actor: Actor, checkoutId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const checkouts = checkoutRepository(tx.db);
    const checkout = await checkouts.lock(checkoutId);
    if (checkout?.status === 'action_required')
      await transitionCheckout(tx, checkout, 'started', {
        actor,
        reason: 'the issuer did not confirm the card',
      });
  });
