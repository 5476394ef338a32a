import type { ConsentText } from './consent-text.ts';

/** Version of the legal documents and of the texts below. A test checks that it changes with a text. */
const CONSENT_VERSION = '2026-11';

/** A text beside a box that names no amounts, with the document that it is about. */
export interface StandardConsent extends ConsentText {
  readonly document: { readonly title: string; readonly href: string } | null;
  /** Error beside a required box that is not checked. */
  readonly missing: string;
}

const version = CONSENT_VERSION;

/** The consents that are the same on every page: one source for pages and ledger. */
export const standardConsents = {
  terms: {
    id: 'terms',
    type: 'terms',
    version,
    text: `I agree to the terms of service, version ${version}.`,
    document: { title: 'terms of service', href: '/legal/terms' },
    missing: 'Please check the box to agree to the terms of service.',
  },
  telehealth: {
    id: 'telehealth',
    type: 'telehealth',
    version,
    text: `I agree to be treated by telehealth, as the consent to telehealth says, version ${version}.`,
    document: { title: 'consent to telehealth', href: '/legal/telehealth-consent' },
    missing: 'Please check the box to agree to be treated by telehealth.',
  },
  privacyNotice: {
    id: 'privacy_notice',
    type: 'privacy_notice',
    version,
    text: `I have read the privacy notice, version ${version}.`,
    document: { title: 'privacy notice', href: '/legal/privacy' },
    missing: 'Please check the box to confirm that you have read the privacy notice.',
  },
  esign: {
    id: 'esign',
    type: 'esign',
    version,
    text: `I agree to receive documents and to sign electronically, version ${version}. I can ask for paper at any time, free of charge.`,
    document: null,
    missing: 'Please check the box to agree to sign electronically.',
  },
  emailMarketing: {
    id: 'email_marketing',
    type: 'email_marketing',
    version,
    text: 'Send me news and offers by email. I can unsubscribe in every email.',
    document: null,
    missing: '',
  },
  smsMarketing: {
    id: 'sms_marketing',
    type: 'sms_marketing',
    version,
    text: 'Send me news and offers by text message, up to 4 a month, sent by an automated system. Message and data rates may apply. Reply STOP to end them. I can buy without agreeing to this.',
    document: null,
    missing: '',
  },
} as const satisfies Record<string, StandardConsent>;

/** All of them, for the API. */
export const allStandardConsents: readonly StandardConsent[] = Object.values(standardConsents);
