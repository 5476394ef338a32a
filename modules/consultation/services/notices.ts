import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { Notice } from '#modules/account/index.ts';

/** Written notices. They are also sent by email, so none names a condition, a medicine or a reason. */
const notice =
  (kind: Notice['kind'], subject: string, body: string): (() => Notice) =>
  () => ({ kind, subject, body });

export const notices = {
  approved: notice(
    'visit_approved',
    'Your clinician has answered',
    'Your visit is complete. Sign in to see your plan, how to take it, and what happens next.',
  ),
  ended: notice(
    'visit_ended',
    'Your visit has ended',
    'We could not complete it, and you were not charged for it. Sign in to see why and what you can do next.',
  ),
  canceled: notice(
    'visit_canceled',
    'Your visit is canceled',
    'As you asked, we canceled your visit. You were not charged for it.',
  ),
  movedAway: notice(
    'visit_canceled',
    'Your visit has ended because you moved',
    'We cannot prescribe in the state where you live now, so we had to end your visit, and you were not charged for it. Sign in to see what you can do.',
  ),
  orderCanceled: notice(
    'visit_canceled',
    'Your visit is closed',
    'You canceled the order it was for, so no clinician will review it. You were not charged for it. You can start again at any time.',
  ),
  expired: notice(
    'visit_expired',
    'Your visit has ended',
    'We did not hear from you in time, so we closed it. You were not charged for it. You can start again at any time.',
  ),
  confirmCorrection: notice(
    'confirm_correction',
    'Please confirm an answer',
    'Your clinician corrected one of your answers. Sign in and confirm on your treatment page that it is correct now.',
  ),
  treatmentOnHold: notice(
    'treatment_on_hold',
    'We have a question about your treatment',
    'Because of what you told us, nothing more is sent or charged until a clinician has looked at it. Sign in to see what is on hold.',
  ),
  identification: notice(
    'identification',
    'We have a question about your account',
    'Please sign in and read the message from your care team. Your visit will continue once you reply.',
  ),
  progress: notice(
    'progress_reminder',
    'Your monthly reminder',
    'You asked us to remind you once a month. Sign in when you have two minutes, or turn the reminder off there.',
  ),
  questions: notice(
    'questions',
    'Your clinician has a few questions',
    'Please sign in and answer them. Nothing changes and nothing is charged before you agree to a new plan.',
  ),
  waiting: notice(
    'reminder',
    'We are waiting for you',
    'There is one step left before we can continue. Sign in to see it. It takes a few minutes.',
  ),
  /** `until`: when the visit continues without them. */
  photosNeeded: (until: Date) => (): Notice => ({
    kind: 'photos_needed',
    subject: 'We are waiting for your photos',
    body: `Clear photos help your clinician decide. Please add them by ${formatMoment(until)}; it takes a few minutes. If you would rather not, you do not need to do anything: after that, a clinician reviews your visit without photos and may ask you for some.`,
  }),
  delayed: notice(
    'review_delayed',
    'Your review is taking longer than we said',
    `We promise to answer ${brand.replyTime}, and we did not. We are sorry. A clinician will review your visit as soon as possible. You do not need to do anything.`,
  ),
};
