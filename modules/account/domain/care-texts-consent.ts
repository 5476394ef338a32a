import type { StandardConsent } from './consent-texts.ts';

/** Consent to text messages about care, with the same text on every page that asks for it. */
export const careTextsConsent = {
  id: 'sms_care',
  type: 'sms_care',
  version: '2026-12',
  text: 'Send me text messages that remind me of what is due and tell me about my packages, about 4 a month, sent by an automated system. They never name a treatment. Message and data rates may apply. Reply STOP to end them, HELP for help. I can buy without agreeing to this.',
  document: null,
  missing: '',
} as const satisfies StandardConsent;
