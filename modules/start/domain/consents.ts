/** Version of the documents that the visitor agrees to. */
const version = '2026-11';

/** The agreements required before an account is created: each with its own box, none ticked in advance. */
export const startConsents = [
  {
    type: 'terms',
    version,
    text: `I agree to the terms of service, version ${version}.`,
    document: { title: 'terms of service', href: '/legal/terms' },
    missing: 'Please tick that you agree to the terms of service.',
  },
  {
    type: 'telehealth',
    version,
    text: `I agree to be treated by telehealth, as the consent to telehealth says, version ${version}.`,
    document: { title: 'consent to telehealth', href: '/legal/telehealth-consent' },
    missing: 'Please tick that you agree to be treated by telehealth.',
  },
  {
    type: 'privacy_notice',
    version,
    text: `I have read the privacy notice, version ${version}.`,
    document: { title: 'privacy notice', href: '/legal/privacy' },
    missing: 'Please tick that you have read the privacy notice.',
  },
  {
    type: 'esign',
    version,
    text: `I agree to receive documents and to sign electronically, version ${version}. I can ask for paper at any time, free of charge.`,
    document: null,
    missing: 'Please tick that you agree to sign electronically.',
  },
] as const;

export type StartConsentType = (typeof startConsents)[number]['type'];
