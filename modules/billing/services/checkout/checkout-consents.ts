import { fail } from '#kernel/result.ts';
import { type ConsentText, type StandardConsent, standardConsents } from '#modules/account/index.ts';
import { type AgreementField, optionalAgreements } from '../../domain/checkout/agreement-fields.ts';
import { hasSubscription } from '../../domain/checkout/plan.ts';
import type { ShippingDetails } from '../../domain/checkout/shipping.ts';
import type { PricedCart } from './price-cart.ts';

/** A box of checkout with the text beside it. */
export interface CheckoutConsent {
  readonly field: AgreementField;
  readonly isRequired: boolean;
  readonly consent: StandardConsent;
}

type Cart = Pick<PricedCart, 'plan' | 'consentText' | 'consentVersion' | 'needsPrescription'>;
/** The box for text messages about care; null while checkout does not ask (`textConsentsPort`). */
type CareTexts = StandardConsent | null;

const recurringCharges = ({ consentText, consentVersion }: Cart): StandardConsent => ({
  id: 'checkout.recurring',
  type: 'auto_renew',
  version: consentVersion,
  text: consentText,
  document: { title: 'terms of automatic renewal', href: '/legal/automatic-renewal' },
  missing: 'Check the box to agree to the charges that repeat until you cancel.',
});

/** Every box of the checkout of a cart, in the order of the form: what the page shows, the server checks and the ledger stores. */
export const checkoutConsents = (cart: Cart, careTexts: CareTexts): readonly CheckoutConsent[] => {
  const box = (field: AgreementField, consent: StandardConsent): CheckoutConsent => ({
    field,
    isRequired: !optionalAgreements.some((optional) => optional === field),
    consent,
  });
  return [
    box('termsAgreement', standardConsents.terms),
    ...(cart.needsPrescription ? [box('telehealthAgreement', standardConsents.telehealth)] : []),
    ...(hasSubscription(cart.plan) ? [box('subscriptionAgreement', recurringCharges(cart))] : []),
    ...(careTexts ? [box('receiveCareTextsConsent', careTexts)] : []),
    box('receiveMarketingMessagesConsent', standardConsents.emailMarketing),
    box('receiveMarketingTextsConsent', standardConsents.smsMarketing),
  ];
};

/** The texts of the boxes that were ticked. */
export const agreedTexts = (
  cart: Cart,
  careTexts: CareTexts,
  ticked: Pick<ShippingDetails, AgreementField>,
): readonly ConsentText[] =>
  checkoutConsents(cart, careTexts)
    .filter(({ field }) => ticked[field])
    .map(({ consent: { id, type, version, text } }) => ({ id, type, version, text }));

/** The box for text messages is ticked, and checkout does not ask for them any more. */
export const careTextsNotAsked = fail(
  'CONFLICT',
  'We no longer ask about text messages here. Nothing was saved. Please check your order and place it again.',
  [{ field: 'receiveCareTextsConsent', message: 'We no longer ask about text messages here.' }],
);
