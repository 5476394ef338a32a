/** By the last part of the address. Separate from the texts, so that the route table stays small. */
export const legalTitles = {
  terms: 'Terms of service',
  'telehealth-consent': 'Consent to telehealth',
  privacy: 'Privacy notice',
  'consumer-health-data': 'Consumer health data policy',
  'automatic-renewal': 'Automatic renewal terms',
  refunds: 'Refunds and returns',
} as const;
