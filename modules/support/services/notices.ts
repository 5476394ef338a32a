import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { Notice } from '#modules/account/index.ts';

const readIt = (url: string): string => `Read it and reply here: ${url}`;

/** Also sent by email, so they name a number and never what it is about. `url`: where the patient reads the request. */
export const notices = {
  received: (number: string, dueAt: Date, url: string): Notice => ({
    kind: 'service_request_received',
    subject: `We have your request ${number}`,
    body: `We will answer by ${formatMoment(dueAt)}. See your request and our answer here: ${url}`,
  }),
  handedOver: (number: string, url: string): Notice => ({
    kind: 'service_request_handed_over',
    subject: `We have your request ${number}`,
    body: `Your care team will answer it in your messages ${brand.replyTime}: ${url}`,
  }),
  answered: (number: string, url: string): Notice => ({
    kind: 'service_request_answered',
    subject: `We have answered your request ${number}`,
    body: readIt(url),
  }),
  asked: (number: string, url: string): Notice => ({
    kind: 'service_request_question',
    subject: `A question about your request ${number}`,
    body: readIt(url),
  }),
  closed: (number: string, url: string): Notice => ({
    kind: 'service_request_closed',
    subject: `Your request ${number} is closed`,
    body: `We have not heard from you, so we closed it. You can write to us again at any time: ${url}`,
  }),
  late: (number: string, url: string): Notice => ({
    kind: 'service_request_late',
    subject: `Our answer to request ${number} is taking longer than we said`,
    body: `We have your request and will answer as soon as possible. If it cannot wait, call ${brand.supportPhone}, ${brand.supportHours}. Your request: ${url}`,
  }),
} as const;
