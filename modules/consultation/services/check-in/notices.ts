import { checkInTakes } from '#config/durations.ts';
import type { Notice } from '#modules/account/index.ts';

/** Also sent by email, so none names a condition, a medicine or a reason. */
export const checkInNotices = {
  due: {
    kind: 'check_in_due',
    subject: 'Your check-in is ready',
    body: `Tell us how it is going. Sign in and answer a few questions; it takes ${checkInTakes}.`,
  },
  followUp: {
    kind: 'check_in_due',
    subject: 'How is it going so far?',
    body: `Your clinician would like to know how things are going. Sign in and answer a few questions; it takes ${checkInTakes}.`,
  },
  fine: {
    kind: 'check_in_done',
    subject: 'Thank you for your check-in',
    body: 'Everything continues as planned. There is nothing you need to do.',
  },
  flagged: {
    kind: 'check_in_flagged',
    subject: 'A clinician will look at your check-in',
    body: 'Thank you for your answers. A clinician will review them and write to you. Sign in to see what it means for you.',
  },
  missing: {
    kind: 'check_in_missing',
    subject: 'We still need your check-in',
    body: 'We have not heard from you and want to be sure that all is well. Please sign in and answer a few questions.',
  },
  held: {
    kind: 'check_in_missing',
    subject: 'Your next shipment is on hold until your check-in',
    body: 'Nothing is sent or charged before you have answered. Sign in; it takes a few minutes.',
  },
} satisfies Readonly<Record<string, Notice>>;
