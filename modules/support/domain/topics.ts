import { addBusinessHours, BUSINESS_DAY_HOURS } from '#kernel/business-days.ts';
import type { MessageSubject } from '#modules/message/index.ts';

interface Topic {
  readonly label: string;
  /** Where the answer appears in the patient's messages. */
  readonly subject: MessageSubject;
  /** Clinicians answer it. */
  readonly isClinical: boolean;
  /** It may be about one order. */
  readonly hasOrder: boolean;
  /** Business hours until an answer is promised. */
  readonly hours: number;
}

const topics = {
  order: {
    label: 'An order or a delivery',
    subject: 'delivery',
    isClinical: false,
    hasOrder: true,
    hours: BUSINESS_DAY_HOURS,
  },
  billing: {
    label: 'A payment, a price or a subscription',
    subject: 'billing',
    isClinical: false,
    hasOrder: true,
    hours: BUSINESS_DAY_HOURS,
  },
  care: {
    label: 'My treatment, or something feels wrong',
    subject: 'side_effect',
    isClinical: true,
    hasOrder: false,
    hours: BUSINESS_DAY_HOURS,
  },
  account: {
    label: 'Signing in or my details',
    subject: 'account',
    isClinical: false,
    hasOrder: false,
    hours: BUSINESS_DAY_HOURS,
  },
  privacy: {
    label: 'Privacy and my data',
    subject: 'account',
    isClinical: false,
    hasOrder: false,
    hours: 3 * BUSINESS_DAY_HOURS,
  },
  other: {
    label: 'Something else',
    subject: 'other',
    isClinical: false,
    hasOrder: false,
    hours: BUSINESS_DAY_HOURS,
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type RequestTopic = keyof typeof topics;

export const isRequestTopic = (text: string): text is RequestTopic => Object.hasOwn(topics, text);

export const requestTopics: readonly RequestTopic[] = Object.keys(topics).filter(isRequestTopic);

export const topicOf = (topic: RequestTopic): Topic => topics[topic];

/** By when an answer is promised to what the patient writes at an instant. */
export const answerDueAt = (topic: RequestTopic, writtenAt: Date): Date =>
  addBusinessHours(writtenAt, topics[topic].hours);
