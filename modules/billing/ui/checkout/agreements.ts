import { consentHash, shownText } from '#modules/account/ui.ts';
import type { AgreementField } from '../../domain/checkout/agreement-fields.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

/** A box of checkout with the text beside it, as the server shows it. */
export type Agreement = CheckoutPageQuery['checkoutPage']['agreements'][number];

/** Names of the boxes that are ticked. */
export type Ticked = ReadonlySet<string>;

/** The boxes that were checked before and whose text is unchanged. */
export const stillTicked = (
  agreements: readonly Agreement[],
  agreed: Readonly<Record<string, string>>,
): Ticked =>
  new Set(
    agreements
      .filter(({ field, consent }) => agreed[field] === consentHash(consent.text))
      .map(({ field }) => field),
  );

/** The agreed texts by field, as hashes, after a box was checked or cleared. Stored in the tab. */
export const afterTick = (
  agreements: readonly Agreement[],
  agreed: Readonly<Record<string, string>>,
  field: string,
  on: boolean,
): Record<string, string> => {
  const box = agreements.find((one) => one.field === field);
  const { [field]: _, ...others } = agreed;
  return on && box ? { ...others, [field]: consentHash(box.consent.text) } : others;
};

/** The required boxes that are not checked. */
export const missingAgreements = (agreements: readonly Agreement[], ticked: Ticked) =>
  agreements
    .filter(({ field, isRequired }) => isRequired && !ticked.has(field))
    .map(({ field, consent }) => ({ field, message: consent.missing }));

/** The part of the order about the boxes: the state of each, and the text beside it. */
export const agreementInput = (agreements: readonly Agreement[], ticked: Ticked) => {
  const box = (field: AgreementField): boolean => ticked.has(field);
  return {
    termsAgreement: box('termsAgreement'),
    telehealthAgreement: box('telehealthAgreement'),
    subscriptionAgreement: box('subscriptionAgreement'),
    receiveCareTextsConsent: box('receiveCareTextsConsent'),
    receiveMarketingMessagesConsent: box('receiveMarketingMessagesConsent'),
    receiveMarketingTextsConsent: box('receiveMarketingTextsConsent'),
    shownTexts: agreements.map(({ consent }) => shownText(consent)),
  };
};
