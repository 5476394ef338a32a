import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import {
  type Address,
  accountPort,
  addressBookPort,
  consentHash,
  isSameAddress,
  leavingPort,
  shownText,
  textChanged,
  textConsentsPort,
  wereShown,
} from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateProblems } from '../../domain/checkout/birth-date-problems.ts';
import { stateProblems } from '../../domain/checkout/cart-problems.ts';
import { billingEvents } from '../../events.ts';
import { careIntakePort, therapyCheckPort } from '../../index.ts';
import { type Checkout, checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { discountRepository } from '../../repositories/discounts.ts';
import { type ChargeOptions, type ChargeToSettle, startCharge } from '../charging/begin-charge.ts';
import { endReplacedOrders } from '../charging/dunning/end-replaced-orders.ts';
import { transitionCheckout } from '../transitions.ts';
import { agreedTexts } from './checkout-consents.ts';
import { createPurchase } from './create-purchase.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { findDuplicatesOfBuyer, profileOf } from './find-duplicates.ts';
import { notifyPlaced } from './notify-placed.ts';
import { type CartTerms, priceCart } from './price-cart.ts';
import { pricesChanged } from './read-order.ts';
import { notRepeated } from './repeated-order.ts';

/** Work left to do after the transaction of a finished checkout. */
export interface Completed {
  /** The charge that was begun; null when nothing is due or when another request placed it. */
  readonly charge: ChargeToSettle | null;
}

/**
 * Turns a checkout with a valid card into orders, invoices and subscriptions, and begins the charge of what is due now, in
 * one transaction and once: the second caller finds it placed. NOT_FOUND for another person's checkout; CONFLICT when the price changed, and on
 * `orderAgain` when the patient placed the same order within a day and did not say yes to another;
 * BAD_USER_INPUT for a product that is not offered, or that the patient takes or has ordered already.
 */
export const completeCheckout = (
  scope: Scope,
  actor: Actor,
  checkoutId: string,
  userId: string,
  card: StoredCard,
): Promise<Result<Completed>> =>
  scope.transaction(async (tx) => {
    const customers = customerRepository(tx.db);
    const checkouts = checkoutRepository(tx.db);
    const submitted = await checkouts.find(checkoutId);
    if (submitted?.userId !== userId) return notFound('checkout');
    await findDuplicatesOfBuyer(tx, submitted, card);
    const checkout = await checkouts.findLocked(checkoutId);
    if (checkout?.userId !== userId) return notFound('checkout');
    if (checkout.status === 'placed') return ok({ charge: null });
    const terms = termsOf(checkout);
    const [person, stays, priced] = await Promise.all([
      tx.use(accountPort).person(userId),
      tx.use(leavingPort).mayBegin(userId),
      priceCart(tx, checkout.productIds, terms),
    ]);
    if (!person || person.mergedInto !== null) return mergedAway;
    if (!stays.ok) return stays;
    const [otherDob] = birthDateProblems(person.dob, checkout.shipping.dob);
    if (otherDob) return badInput([otherDob]);
    // Counted again under the lock: another checkout may have used up a discount meanwhile.
    const isDiscounted = priced.discounts.length > 0;
    await discountRepository(tx.db).lock(priced.discounts.map(({ discountId }) => discountId));
    const cart = isDiscounted ? await priceCart(tx, checkout.productIds, terms) : priced;
    const offered = tx.use(cataloguePort).mayBeOffered(cart.products);
    if (!offered.ok) return offered;
    const { dob, address } = checkout.shipping;
    const order = { checkoutId, shipState: address.state, dob };
    const [duplicate, ...others] = await duplicateProblems(tx, userId, cart.products, order);
    if (duplicate) return badInput([duplicate, ...others]);
    if (cart.consentVersion !== checkout.consentVersion) return pricesChanged;
    const careTexts = tx.use(textConsentsPort).offeredAt('checkout');
    const agreed = agreedTexts(cart, careTexts, checkout.shipping);
    if (!wereShown(agreed, checkout.agreedTexts.map(shownText))) return textChanged;
    const fresh = await notRepeated(tx, checkout);
    if (!fresh.ok) return fresh;
    const [unavailable] = stateProblems(cart.products, checkout.shipping.address.state);
    if (unavailable) return fail('CONFLICT', unavailable.message, [unavailable]);

    await customers.saveCard(userId, card, tx.clock.now());
    await keepOldAddress(tx, actor, userId, { before: person.address, now: address });
    const saved = await saveProfile(tx, actor, checkout);
    if (!saved.ok) return saved;
    // A text that checkout no longer shows is not recorded.
    await recordConsents(tx, actor, { ...checkout, agreedTexts: agreed });
    const { products } = cart;
    await tx.use(therapyCheckPort).record({ purpose: 'order', userId, products, order, actor });
    await endReplacedOrders(tx, userId, checkout.productIds);
    const due = await createPurchase(tx, actor, checkout, cart);
    if (cart.needsPrescription)
      await tx.use(careIntakePort).openVisit(actor, {
        userId,
        checkoutId,
        products: cart.products.filter((product) => product.needsPrescription),
        shipTo: checkout.shipping.address,
        clinicianDecides: checkout.clinicianDecides,
      });
    await transitionCheckout(tx, checkout, 'placed', { actor, reason: 'card saved and terms agreed' });
    await notifyPlaced(tx, checkout, cart);
    const { leadId, productIds } = checkout;
    await tx.emit(billingEvents.checkoutPlaced, { userId, checkoutId, leadId, productIds });
    const charge = due && (await startCharge(tx, due, chargeOptions(scope, actor)));
    return ok({ charge });
  });

const termsOf = ({ id, userId, shipping, shippingMethod, discountCode }: Checkout): CartTerms => ({
  to: shipping.address,
  shippingMethod,
  code: discountCode,
  userId,
  checkoutId: id,
});

/** The patient is there to answer the issuer. */
export const chargeOptions = ({ settings }: Scope, actor: Actor): ChargeOptions => ({
  actor,
  now: true,
  returnUrl: new URL('/payment-authentication', settings.origins.app).href,
});

/** The address of the checkout becomes the default one; the previous one stays in the address book. */
export const keepOldAddress = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { before, now }: { before: Address | null; now: Address },
): Promise<void> => {
  const book = tx.use(addressBookPort);
  const known = (await book.others(userId)).find((other) => isSameAddress(other, now));
  if (known) await book.remove(actor, userId, known.id);
  // A full address book is not changed.
  if (before && !isSameAddress(before, now)) await book.keep(actor, userId, before);
};

export const saveProfile = (tx: Scope, actor: Actor, { userId, shipping }: Checkout) =>
  tx.use(accountPort).saveProfile(actor, userId, profileOf({ shipping }));

/** Records the texts that were agreed to when the checkout was submitted, which are still current. */
export const recordConsents = async (
  tx: Scope,
  actor: Actor,
  { userId, agreedTexts: texts, ip, userAgent }: Checkout,
): Promise<void> => {
  for (const consent of texts)
    await tx.use(accountPort).recordConsent(actor, {
      userId,
      consent,
      shownHash: consentHash(consent.text),
      given: true,
      ip,
      userAgent,
    });
};

/** The account was merged into another one of the same person, which is used instead. */
export const mergedAway = fail(
  'FORBIDDEN',
  'This account was combined with your other account. Please sign in to that one to order.',
);

/** A checkout that was never submitted, or whose card was never confirmed. */
export const notReady = fail('CONFLICT', 'This checkout has no card yet. Please enter your card again.');
