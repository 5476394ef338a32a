import type { MessageSubject } from '#modules/message/index.ts';

interface Topic {
  readonly label: string;
  /** Where the answer appears in the patient's messages. */
  readonly subject: MessageSubject;
  /** Clinicians answer it. */
  readonly isClinical: boolean;
  /** It may be about one order. */
  readonly hasOrder: boolean;
}

const topics = {
  order: {
    label: 'An order or a delivery',
    subject: 'delivery',
    isClinical: false,
    hasOrder: true,
  },
  billing: {
    label: 'A payment, a price or a subscription',
    subject: 'billing',
    isClinical: false,
    hasOrder: true,
  },
  care: {
    label: 'My treatment, or something feels wrong',
    subject: 'side_effect',
    isClinical: true,
    hasOrder: false,
  },
  account: {
    label: 'Signing in or my details',
    subject: 'account',
    isClinical: false,
    hasOrder: false,
  },
  privacy: {
    label: 'Privacy and my data',
    subject: 'account',
    isClinical: false,
    hasOrder: false,
  },
  other: {
    label: 'Something else',
    subject: 'other',
    isClinical: false,
    hasOrder: false,
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type RequestTopic = keyof typeof topics;

export const isRequestTopic = (text: string): text is RequestTopic => Object.hasOwn(topics, text);

export const requestTopics: readonly RequestTopic[] = Object.keys(topics).filter(isRequestTopic);

export const topicOf = (topic: RequestTopic): Topic => topics[topic];
