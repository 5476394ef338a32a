import type { Topic } from '#modules/mail/index.ts';
import type { OptionalContact } from './contact-preferences.ts';

/** One row of the table on `/account/info`: messages that patients think of as one kind. */
export interface MessageGroup {
  readonly id: string;
  readonly title: string;
  /** The topics of emails in it; every topic that patients get is in exactly one group. */
  readonly topics: readonly Topic[];
  /** What switches its emails, or why they cannot be turned off. */
  readonly email: OptionalContact['type'] | { readonly always: string };
  /** What switches its text messages; null when none of them is ever a text message. */
  readonly text: OptionalContact['type'] | null;
}

export const messageGroups: readonly MessageGroup[] = [
  {
    id: 'care',
    title: 'Your care',
    topics: ['care'],
    email: {
      always:
        'Answers, plans, messages, check-ins and calls. Your clinician must be able to reach you, so these emails cannot be turned off.',
    },
    text: 'texts_care',
  },
  {
    id: 'orders',
    title: 'Orders and delivery',
    topics: ['orders'],
    email: {
      always:
        'Your orders, your shipments, and answers from customer service. You need these in writing, so these emails cannot be turned off.',
    },
    text: 'texts_orders',
  },
  {
    id: 'charges',
    title: 'Charges and your account',
    topics: ['charges', 'account'],
    email: {
      always:
        'Charges, renewals, refunds and changes to your account. The law requires notices of charges and renewals, so these emails cannot be turned off.',
    },
    text: 'texts_charges',
  },
  {
    id: 'reminders',
    title: 'Next steps and progress',
    topics: ['reminders'],
    email: 'email_reminders',
    text: null,
  },
  {
    id: 'invitations',
    title: 'Invitations and credit',
    topics: ['invitations'],
    email: 'email_invitations',
    text: null,
  },
  {
    id: 'news',
    title: 'News and offers',
    topics: ['offers'],
    email: 'email_marketing',
    text: 'sms_marketing',
  },
];

const groupOf = (topic: Topic): MessageGroup | undefined =>
  messageGroups.find(({ topics }) => topics.includes(topic));

/** What the patient turns off to end emails of a topic; null for one that law or care requires, and for staff. */
export const switchOfEmail = (topic: Topic): OptionalContact['type'] | null => {
  const email = groupOf(topic)?.email;
  return typeof email === 'string' ? email : null;
};

/** What the patient turns off to end text messages of a topic; null for one that has none. */
export const switchOfText = (topic: Topic): OptionalContact['type'] | null => groupOf(topic)?.text ?? null;
