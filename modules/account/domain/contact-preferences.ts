import { LEAD_CONSENT_VERSION, leadConsentTexts } from './lead-consent.ts';

/** What a patient can switch on and off, with the text that they agree to. */
export interface OptionalContact {
  readonly type: 'email_marketing' | 'sms_marketing' | 'sms_care';
  readonly channel: 'email' | 'text';
  readonly title: string;
  /** Stored with each decision, as its hash. */
  readonly text: string;
}

export const CONTACT_CONSENT_VERSION = LEAD_CONSENT_VERSION;

export const optionalContacts: readonly OptionalContact[] = [
  {
    type: 'sms_care',
    channel: 'text',
    title: 'Care and orders',
    text: 'Send me text messages about my care and my orders, such as “You have a new message”. They never name a treatment. Message and data rates may apply. Reply STOP to end them.',
  },
  {
    type: 'email_marketing',
    channel: 'email',
    title: 'News and offers',
    text: leadConsentTexts.email_marketing,
  },
  { type: 'sms_marketing', channel: 'text', title: 'News and offers', text: leadConsentTexts.sms_marketing },
];

/** What is always sent, and why. */
export const requiredContacts = [
  {
    channel: 'email',
    title: 'Care',
    reason: 'Your clinician must be able to reach you, so these cannot be turned off.',
  },
  {
    channel: 'email',
    title: 'Orders, charges and changes to your account',
    reason: 'The law requires notices of charges and renewals, so these cannot be turned off.',
  },
] as const;
