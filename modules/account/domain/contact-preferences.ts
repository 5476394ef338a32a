import type { ConsentText } from './consent-text.ts';
import { standardConsents } from './consent-texts.ts';

/** What a patient can switch on and off, with the text that they agree to. */
export interface OptionalContact extends ConsentText {
  readonly type: 'email_marketing' | 'sms_marketing' | 'sms_care';
  readonly channel: 'email' | 'text';
  readonly title: string;
}

export const optionalContacts: readonly OptionalContact[] = [
  {
    id: 'sms_care',
    type: 'sms_care',
    version: '2026-11',
    channel: 'text',
    title: 'Care and orders',
    text: 'Send me text messages about my care and my orders, such as “You have a new message”. They never name a treatment. Message and data rates may apply. Reply STOP to end them.',
  },
  { ...standardConsents.emailMarketing, channel: 'email', title: 'News and offers' },
  { ...standardConsents.smsMarketing, channel: 'text', title: 'News and offers' },
];

/** Messages that are always sent, and why. */
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
