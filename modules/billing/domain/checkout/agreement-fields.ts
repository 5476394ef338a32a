/** Boxes of checkout that must be ticked when they are shown, in the order of the form. */
const requiredAgreements = ['termsAgreement', 'telehealthAgreement', 'subscriptionAgreement'] as const;

/** Boxes that nothing depends on: separate from the order, and from each other. */
export const optionalAgreements = [
  'receiveMarketingMessagesConsent',
  'receiveMarketingTextsConsent',
] as const;

/** The boxes of checkout, named as the form and the API name them (S5.6). */
export const agreementFields = [...requiredAgreements, ...optionalAgreements] as const;

export type AgreementField = (typeof agreementFields)[number];
