import { badInput, type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import {
  accountPort,
  type ConsentText,
  type ShownText,
  textChanged,
  textConsentsPort,
  wereShown,
} from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateProblems } from '../../domain/checkout/birth-date-problems.ts';
import { cartProblems, stateProblems } from '../../domain/checkout/cart-problems.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { parseShipping, type ShippingDetails, type ShippingForm } from '../../domain/checkout/shipping.ts';
import { normalizeCode } from '../../domain/pricing/discount-offer.ts';
import { methodProblem } from '../../domain/pricing/shipping-limits.ts';
import {
  isShippingMethodName,
  type ShippingMethodName,
  shippingMethodsAt,
} from '../../domain/pricing/shipping-methods.ts';
import { limitCodes } from '../limits/limit-codes.ts';
import { agreedTexts, careTextsNotAsked, checkoutConsents } from './checkout-consents.ts';
import { MAX_CODE_LENGTH } from './discount-code.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { type PricedCart, priceProducts } from './price-cart.ts';

/** The input that a checkout page submits; untrusted. Field names are those of the API. */
export interface PlaceOrderRequest extends ShippingForm {
  readonly checkoutId: string;
  readonly productIds: readonly number[];
  readonly consentVersion: string;
  /** `standard` or `express`; standard when null or omitted. */
  readonly shippingMethod?: string | null;
  /** As typed; null or omitted without one. */
  readonly discountCode?: string | null;
  /** The texts beside the boxes, as the page showed them. */
  readonly shownTexts?: readonly ShownText[] | null;
  /** “Let the doctor decide”. */
  readonly clinicianDecides?: boolean | null;
  /** Yes to “Order it again?”. */
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
  readonly shippingMethod: ShippingMethodName;
  /** In the form in which codes are stored. */
  readonly discountCode: string | null;
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
  const shippingMethod = input.shippingMethod ?? 'standard';
  const method = isShippingMethodName(shippingMethod) ? shippingMethod : 'standard';
  const code = input.discountCode?.slice(0, MAX_CODE_LENGTH) || null;
  const products = await scope.use(cataloguePort).productsByIds([...new Set(input.productIds.slice(0, 100))]);
  const typed = parseShipping(input, {
    today: scope.clock.now(),
    needsSubscriptionAgreement: products.some(({ supplyInDays }) => supplyInDays > 0),
    skipAddressValidation: input.skipAddressValidation ?? false,
  });
  const limited = code && (await limitCodes(scope, { userId, code, address: requesterOf(input) || null }));
  if (limited) return badInput([{ field: 'discountCode', message: limited }]);
  const [cart, person] = await Promise.all([
    priceProducts(scope, products, {
      to: typed.ok ? typed.value.address : null,
      shippingMethod: method,
      code,
      userId,
      checkoutId: isUuid(input.checkoutId) ? input.checkoutId : null,
    }),
    scope.use(accountPort).person(userId),
  ]);
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
  if (typed.ok) problems.push(...birthDateProblems(person?.dob ?? null, typed.value.dob));
  if (typed.ok) problems.push(...stateProblems(cart.products, typed.value.address.state));
  problems.push(...methodProblems(scope, shippingMethod, cart));
  if (cart.codeProblem) problems.push({ field: 'discountCode', message: cart.codeProblem });
  if (paymentMethodId && !paymentMethod.test(paymentMethodId))
    problems.push({ field: 'paymentMethodId', message: 'Enter your card again.' });
  if (!typed.ok || problems.length > 0) return badInput(problems);

  if (input.consentVersion !== cart.consentVersion) return pricesChanged;
  const { warnings: _, ...shipping } = typed.value;
  const careTexts = scope.use(textConsentsPort).offeredAt('checkout');
  if (shipping.receiveCareTextsConsent && !careTexts) return careTextsNotAsked;
  const agreed = agreedTexts(cart, careTexts, shipping);
  if (!wereShown(agreed, input.shownTexts ?? [])) return textChanged;
  return ok({ cart, shipping, shippingMethod: method, discountCode: code && normalizeCode(code), agreed });
};

const methodProblems = (scope: Scope, name: string, { products }: PricedCart): FieldProblem[] => {
  const field = 'shippingMethod';
  if (!isShippingMethodName(name)) return [{ field, message: 'Choose a shipping method.' }];
  const message = methodProblem(shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS)[name], products);
  return message ? [{ field, message }] : [];
};

/** The boxes that have to be ticked and are not. */
const missingAgreements = (cart: PricedCart, ticked: ShippingDetails): FieldProblem[] =>
  checkoutConsents(cart, null)
    .filter(({ field, isRequired }) => isRequired && !ticked[field])
    .map(({ field, consent }) => ({ field, message: consent.missing }));

/** The agreed price is no longer the current one. */
export const pricesChanged = fail(
  'CONFLICT',
  'The price or the terms changed while you were here. Nothing was charged. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the terms changed. Please check them again.' }],
);
