import { consentHash, shownText } from '#modules/account/ui.ts';
import type { AgreementField } from '../../domain/checkout/agreement-fields.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

/** A box of checkout with the text beside it, as the server shows it. */
export type Agreement = CheckoutPageQuery['checkoutPage']['agreements'][number];

/** Names of the boxes that are ticked. */
export type Ticked = ReadonlySet<string>;

/** What was ticked before, as far as its text is still the same. */
export const stillTicked = (
  agreements: readonly Agreement[],
  agreed: Readonly<Record<string, string>>,
): Ticked =>
  new Set(
    agreements
      .filter(({ field, consent }) => agreed[field] === consentHash(consent.text))
      .map(({ field }) => field),
  );

/** The ticked boxes with the hash of each text, to be kept in the tab. */
export const agreedHashes = (agreements: readonly Agreement[], ticked: Ticked): Record<string, string> =>
  Object.fromEntries(
    agreements
      .filter(({ field }) => ticked.has(field))
      .map(({ field, consent }) => [field, consentHash(consent.text)]),
  );

/** The boxes that have to be ticked and are not. */
export const missingAgreements = (agreements: readonly Agreement[], ticked: Ticked) =>
  agreements
    .filter(({ field, isRequired }) => isRequired && !ticked.has(field))
    .map(({ field, consent }) => ({ field, message: consent.missing }));

/** The part of the order about the boxes: each as it is left, and what the page showed beside them. */
export const agreementInput = (agreements: readonly Agreement[], ticked: Ticked) => {
  const box = (field: AgreementField): boolean => ticked.has(field);
  return {
    termsAgreement: box('termsAgreement'),
    telehealthAgreement: box('telehealthAgreement'),
    subscriptionAgreement: box('subscriptionAgreement'),
    receiveMarketingMessagesConsent: box('receiveMarketingMessagesConsent'),
    receiveMarketingTextsConsent: box('receiveMarketingTextsConsent'),
    shownTexts: agreements.map(({ consent }) => shownText(consent)),
  };
};
