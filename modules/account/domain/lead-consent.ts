/** Version of the texts below; changes with them. */
export const LEAD_CONSENT_VERSION = '2026-11';

/** The texts beside the two checkboxes. Never checked in advance; neither is required for the other or for the results. */
export const leadConsentTexts = {
  email_marketing: 'Send me news and offers by email. I can unsubscribe in every email.',
  sms_marketing:
    'Send me news and offers by text message, up to 4 a month, sent by an automated system. Message and data rates may apply. Reply STOP to end them. I can buy without agreeing to this.',
} as const;
