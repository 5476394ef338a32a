import { addBusinessHours, BUSINESS_DAY_HOURS } from '#kernel/business-days.ts';
import type { RequestTopic } from './topics.ts';

/** Business days until an answer is promised; a topic that is not named is answered within one. */
const businessDays: Readonly<Partial<Record<RequestTopic, number>>> = { privacy: 3 };

/** By when an answer is promised to what the patient writes at an instant. */
export const answerDueAt = (topic: RequestTopic, writtenAt: Date): Date =>
  addBusinessHours(writtenAt, (businessDays[topic] ?? 1) * BUSINESS_DAY_HOURS);
