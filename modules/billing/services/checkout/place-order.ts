import { badInput, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { leavingPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { settleCharge } from '../charging/charge-invoice.ts';
import { transitionCheckout } from '../transitions.ts';
import { type CheckoutResult, checkoutResult, requiresAction } from './checkout-result.ts';
import { checkoutReturnUrl } from './checkout-return.ts';
import { completeCheckout } from './complete-checkout.ts';
import { type PlaceOrderRequest, readOrder } from './read-order.ts';
import { notRepeated } from './repeated-order.ts';
import { type CardState, ensureCustomer, saveCard, withProvider } from './save-card.ts';

/**
 * Buys the products of the cart. The checkout's id is the idempotency key: however often it is submitted,
 * simultaneously or later, there is one order and one charge. Prescription products are not charged here.
 * Fails with UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (another person's checkout), BAD_USER_INPUT (every invalid field),
 * CONFLICT (price changed; on `orderAgain`: the same was ordered within a day), PAYMENT_DECLINED,
 * TEMPORARILY_UNAVAILABLE.
 */
export const placeOrder = async (
  scope: Scope,
  actor: Actor,
  input: PlaceOrderRequest,
): Promise<Result<CheckoutResult>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  const checkouts = checkoutRepository(scope.db);
  const before = isUuid(input.checkoutId) ? await checkouts.find(input.checkoutId) : null;
  if (before && before.userId !== userId) return notFound('checkout');
  if (before?.status === 'placed') return ok(await checkoutResult(scope, before.id));
  const [stays, read] = await Promise.all([
    scope.use(leavingPort).mayBegin(userId),
    readOrder(scope, userId, input),
  ]);
  if (!stays.ok) return stays;
  if (!read.ok) return read;
  const { cart, shipping, shippingMethod, discountCode, agreed } = read.value;
  const productIds = cart.products.map(({ id }) => id);
  const orderAgain = input.orderAgain ?? false;
  const fresh = await notRepeated(scope, { id: input.checkoutId, userId, productIds, orderAgain });
  if (!fresh.ok) return fresh;

  return withProvider(async () => {
    const saved = input.paymentMethodId ? null : await customerRepository(scope.db).card(userId);
    if (!input.paymentMethodId && !saved)
      return badInput([{ field: 'paymentMethodId', message: 'Enter a card.' }]);
    // A saved card belongs to a customer already.
    const paymentSource: PaymentSource = saved
      ? { card: saved }
      : { card: null, customerId: await ensureCustomer(scope, userId) };
    await checkouts.save(
      {
        id: input.checkoutId,
        userId,
        productIds,
        clinicianDecides: input.clinicianDecides ?? false,
        orderAgain,
        shipping,
        shippingMethod,
        discountCode,
        consentVersion: cart.consentVersion,
        agreedTexts: agreed,
        ip: input.ip.slice(0, 64),
        userAgent: input.userAgent.slice(0, 300),
        leadId: input.leadId ?? null,
      },
      scope.clock.now(),
    );
    const card =
      paymentSource.card !== null
        ? ok<CardState>({ kind: 'ready', card: paymentSource.card })
        : await newCard(scope, input, userId, paymentSource.customerId);
    if (!card.ok) return card;
    if (card.value.kind === 'action_required')
      return requireConfirmation(scope, actor, input.checkoutId, card.value.actionUrl);
    return finishCheckout(scope, actor, input.checkoutId, userId, card.value.card);
  });
};

/** The saved card, or the customer who is about to save one. */
type PaymentSource = { readonly card: StoredCard } | { readonly card: null; readonly customerId: string };

const newCard = (
  scope: Scope,
  { checkoutId, paymentMethodId, ip }: PlaceOrderRequest,
  userId: string,
  customerId: string,
): Promise<Result<CardState>> =>
  saveCard(scope, {
    userId,
    customerId,
    paymentMethodId: paymentMethodId ?? '',
    purpose: { checkoutId },
    idempotencyKey: `checkout:${checkoutId}:card:${paymentMethodId}`,
    returnUrl: checkoutReturnUrl(scope, checkoutId),
    address: requesterOf({ ip }),
  });

const requireConfirmation = async (
  scope: Scope,
  actor: Actor,
  checkoutId: string,
  actionUrl: string,
): Promise<Result<CheckoutResult>> => {
  await scope.transaction(async (tx) => {
    const checkouts = checkoutRepository(tx.db);
    const checkout = await checkouts.lock(checkoutId);
    if (checkout?.status === 'started')
      await transitionCheckout(tx, checkout, 'action_required', {
        actor,
        reason: 'the issuer asks the buyer',
      });
  });
  return ok(requiresAction(checkoutId, actionUrl, false));
};

/** Places the checkout and charges what is due now. */
export const finishCheckout = async (
  scope: Scope,
  actor: Actor,
  checkoutId: string,
  userId: string,
  card: StoredCard,
): Promise<Result<CheckoutResult>> => {
  const completed = await completeCheckout(scope, actor, checkoutId, userId, card);
  if (!completed.ok) return completed;
  if (completed.value.charge) await settleCharge(scope, completed.value.charge);
  return ok(await checkoutResult(scope, checkoutId));
};
