/** Boxes of checkout that must be ticked when they are shown, in the order of the form. */
const requiredAgreements = ['termsAgreement', 'telehealthAgreement', 'subscriptionAgreement'] as const;

/** Optional boxes: independent of the order, and of each other. */
export const optionalAgreements = [
  'receiveCareTextsConsent',
  'receiveMarketingMessagesConsent',
  'receiveMarketingTextsConsent',
] as const;

/** The boxes of checkout, with the names of the form and the API (S5.6). */
export const agreementFields = [...requiredAgreements, ...optionalAgreements] as const;

export type AgreementField = (typeof agreementFields)[number];
