import type { Topic } from '#modules/mail/index.ts';
import { careTextsConsent } from './care-texts-consent.ts';
import type { ConsentText } from './consent-text.ts';
import { standardConsents } from './consent-texts.ts';

/** What a patient can switch on and off, with the text that they agree to. */
export interface OptionalContact extends ConsentText {
  readonly type: 'email_marketing' | 'email_reminders' | 'email_invitations' | 'sms_marketing' | 'sms_care';
  readonly channel: 'email' | 'text';
  readonly title: string;
  /** Sent until the patient turns it off: it is about what they use already. */
  readonly isOnAtFirst?: true;
}

export const optionalContacts: readonly OptionalContact[] = [
  { ...careTextsConsent, channel: 'text', title: 'Reminders and deliveries' },
  {
    id: 'email_reminders',
    type: 'email_reminders',
    version: '2026-11',
    channel: 'email',
    title: 'Reminders',
    text: 'Send me emails that remind me of a next step and of my progress, and that thank me for a check-in.',
    isOnAtFirst: true,
  },
  {
    id: 'email_invitations',
    type: 'email_invitations',
    version: '2026-11',
    channel: 'email',
    title: 'Invitations and credit',
    text: 'Send me an email when an invitation of mine earned me credit.',
    isOnAtFirst: true,
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

const types = {
  reminders: 'email_reminders',
  invitations: 'email_invitations',
  offers: 'email_marketing',
} as const satisfies Partial<Record<Topic, OptionalContact['type']>>;

/** What the patient turns off to end emails of a topic; null for one that law or care requires. */
export const optionalTopic = (topic: Topic): OptionalContact['type'] | null =>
  topic in types ? types[topic as keyof typeof types] : null;
