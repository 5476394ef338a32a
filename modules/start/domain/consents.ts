/** The agreements required before an account is created: each with its own box, none ticked in advance. */
export const startConsentIds = ['terms', 'telehealth', 'privacy_notice', 'esign'] as const;
