import { badInput, type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import {
  accountPort,
  type ConsentText,
  type ShownText,
  textChanged,
  wereShown,
} from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateProblems } from '../../domain/checkout/birth-date-problems.ts';
import { cartProblems, stateProblems } from '../../domain/checkout/cart-problems.ts';
import { hasSubscription } from '../../domain/checkout/plan.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { parseShipping, type ShippingDetails, type ShippingForm } from '../../domain/checkout/shipping.ts';
import { agreedTexts, checkoutConsents } from './checkout-consents.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/** The input that a checkout page submits; untrusted. Field names are those of the API. */
export interface PlaceOrderRequest extends ShippingForm {
  readonly checkoutId: string;
  readonly productIds: readonly number[];
  readonly consentVersion: string;
  /** The texts beside the boxes, as the page showed them. */
  readonly shownTexts?: readonly ShownText[] | null;
  /** “Let the doctor decide”. */
  readonly clinicianDecides?: boolean | null;
  /** Yes to “Order it once more?”. */
  readonly orderAgain?: boolean | null;
  /** Null or omitted: the saved card. */
  readonly paymentMethodId?: string | null;
  /** For the consent record. */
  readonly ip: string;
  readonly userAgent: string;
  /** The lead id from before the sign-in; null or omitted without a browser. */
  readonly leadId?: string | null;
  /** Feature flag `skip-address-validation`; off when omitted. */
  readonly skipAddressValidation?: boolean;
}

export interface ReadOrder {
  readonly cart: PricedCart;
  readonly shipping: ShippingDetails;
  /** The texts of the boxes that are ticked. */
  readonly agreed: readonly ConsentText[];
}

const paymentMethod = /^pm_[A-Za-z0-9_]{1,100}$/;

/**
 * Checks everything at once: BAD_USER_INPUT names every invalid field by its path in
 * PlaceOrderInput. CONFLICT when the price or a text that is agreed to changed since the page was loaded.
 */
export const readOrder = async (
  scope: Scope,
  userId: string,
  input: PlaceOrderRequest,
): Promise<Result<ReadOrder>> => {
  const { address, paymentMethodId } = input;
  const cart = await priceCart(scope, input.productIds.slice(0, 100), address.state);
  const typed = parseShipping(input, {
    today: scope.clock.now(),
    needsSubscriptionAgreement: hasSubscription(cart.plan),
    skipAddressValidation: input.skipAddressValidation ?? false,
  });
  const order = {
    checkoutId: input.checkoutId,
    shipState: address.state,
    dob: typed.ok ? typed.value.dob : null,
  };
  const offered = scope.use(cataloguePort).mayBeOffered(cart.products);
  const problems: FieldProblem[] = offered.ok
    ? [...cartProblems([...new Set(input.productIds)], cart.products)]
    : [...offered.failure.fields];
  if (!isUuid(input.checkoutId)) problems.push({ field: 'checkoutId', message: 'Open checkout again.' });
  else problems.push(...(await duplicateProblems(scope, userId, cart.products, order)));

  if (typed.ok) problems.push(...missingAgreements(cart, typed.value));
  if (!typed.ok) problems.push(...typed.failure.fields);
  else if (cart.needsPrescription && !stateRule(typed.value.address.state).prescriptions)
    problems.push({ field: 'address.state', message: 'We cannot send prescriptions to your state yet.' });
  if (typed.ok) {
    const person = await scope.use(accountPort).person(userId);
    problems.push(...birthDateProblems(person?.dob ?? null, typed.value.dob));
  }
  if (typed.ok) problems.push(...stateProblems(cart.products, typed.value.address.state));
  if (paymentMethodId && !paymentMethod.test(paymentMethodId))
    problems.push({ field: 'paymentMethodId', message: 'Enter your card again.' });
  if (!typed.ok || problems.length > 0) return badInput(problems);

  if (input.consentVersion !== cart.consentVersion) return pricesChanged;
  const { warnings: _, ...shipping } = typed.value;
  const agreed = agreedTexts(cart, shipping);
  if (!wereShown(agreed, input.shownTexts ?? [])) return textChanged;
  return ok({ cart, shipping, agreed });
};

/** The boxes that have to be ticked and are not. */
const missingAgreements = (cart: PricedCart, ticked: ShippingDetails): FieldProblem[] =>
  checkoutConsents(cart)
    .filter(({ field, isRequired }) => isRequired && !ticked[field])
    .map(({ field, consent }) => ({ field, message: consent.missing }));

/** The agreed price is no longer the current one. */
export const pricesChanged = fail(
  'CONFLICT',
  'The price or the terms changed while you were here. Nothing was charged. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the terms changed. Please check them again.' }],
);
