import { careTextsConsent } from './care-texts-consent.ts';
import type { ConsentText } from './consent-text.ts';
import { standardConsents } from './consent-texts.ts';

/** What a patient can switch on and off, with the text that they agree to. */
export interface OptionalContact extends ConsentText {
  readonly type:
    | 'email_marketing'
    | 'email_reminders'
    | 'email_invitations'
    | 'sms_marketing'
    | 'sms_care'
    | 'texts_care'
    | 'texts_orders'
    | 'texts_charges';
  readonly channel: 'email' | 'text';
  readonly title: string;
  /** Sent until the patient turns it off: it is about what they use already. Texts also need `sms_care`. */
  readonly isOnAtFirst?: true;
}

const version = '2026-12';

export const optionalContacts: readonly OptionalContact[] = [
  { ...careTextsConsent, channel: 'text', title: 'Reminders and deliveries' },
  {
    ...{ id: 'texts_care', type: 'texts_care', version, channel: 'text', isOnAtFirst: true },
    title: 'Your care',
    text: 'Text me when a check-in, a renewal or a photo is due, and before a call.',
  },
  {
    ...{ id: 'texts_orders', type: 'texts_orders', version, channel: 'text', isOnAtFirst: true },
    title: 'Orders and delivery',
    text: 'Text me when a package is on its way and when it was delivered.',
  },
  {
    ...{ id: 'texts_charges', type: 'texts_charges', version, channel: 'text', isOnAtFirst: true },
    title: 'Charges',
    text: 'Text me before a charge.',
  },
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

/** Whether a kind is on, by the patient's last decision about it; null when they never decided. */
export const isOnNow = ({ isOnAtFirst }: OptionalContact, given: boolean | null): boolean =>
  given ?? isOnAtFirst ?? false;
