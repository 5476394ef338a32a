import type { MessageKind } from './catalog.ts';
import type { MailState } from './mail-states.ts';

/**
 * Kinds that may be sent again days later: they tell what happened, which stays true, and their button opens a page that
 * shows how things are by then.
 */
const stillTrue: readonly MessageKind[] = [
  // Answers and messages of clinicians; the email itself only says that there is one.
  'visit_approved',
  'visit_ended',
  'visit_canceled',
  'visit_expired',
  'visit_refused',
  'treatment_discontinued',
  'treatment_interrupted',
  'treatment_planned',
  'message',
  'check_in_flagged',
  'check_in_done',
  'prescription_ended',
  // Orders and requests.
  'order_placed',
  'order_shipped',
  'order_delivered',
  'order_ended',
  'order_stopped',
  'order_too_late',
  'order_line_canceled',
  'order_canceled_by_pharmacy',
  'order_rejected',
  'order_rejected_refunded',
  'order_recalled',
  'order_substituted',
  'order_returned',
  'order_lost',
  'order_problem_received',
  'order_issue_answered',
  'service_request_received',
  'service_request_handed_over',
  'service_request_answered',
  'service_request_closed',
  // Money and plans: confirmations.
  'receipt',
  'refunded',
  'refund_failed',
  'deposit_canceled',
  'invoice_lowered',
  'payment_closed',
  'payment_disputed',
  'subscription_canceled',
  'subscription_changed',
  'plan_changed',
  'cancellation_undone',
  'offer_accepted',
  'card_added',
  'card_gone',
  'card_updated',
  // Accounts: what was changed, and by whom it may have been.
  'welcome',
  'results_saved',
  'sign_in_new',
  'phone_changed',
  'address_changed',
  'accounts_joined',
  'email_changed',
  'email_taken',
  'deletion_withdrawn',
  'account_deleted',
  'referral_credited',
];

interface Reason {
  /** A sentence for operators. */
  readonly why: string;
  readonly kinds: readonly MessageKind[];
}

/** Kinds that are not sent again, by the reason why. */
const notAgain: Readonly<Record<'link' | 'date' | 'changed' | 'task', Reason>> = {
  link: {
    why: 'Its link works for a short time only. The person can ask for a new one.',
    kinds: ['email_confirm', 'staff_invited'],
  },
  date: {
    why: 'It is about a day or a time that may have passed.',
    kinds: [
      'photos_needed',
      'call_booked',
      'call_canceled',
      'call_reminder',
      'call_missed',
      'upcoming_charge',
      'charge_postponed',
      'long_term_renewal',
      'yearly_reminder',
      'card_expires',
      'deposit_moved',
      'data_export_ready',
      'deletion_scheduled',
      'offer_made',
      'leave_covered',
      'license_expires',
      'case_deadline',
    ],
  },
  changed: {
    why: 'What it says may have changed since. The account shows how it is now.',
    kinds: [
      'treatment_on_hold',
      'treatment_resumed',
      'order_on_hold',
      'order_backordered',
      'refill_on_hold',
      'refill_changed',
      'review_delayed',
      'message_late',
      'service_request_late',
      'email_asked',
      'data_export_failed',
    ],
  },
  task: {
    why: 'What it asks for may be done by now. The account, or the desk, shows what is still to do.',
    kinds: [
      'confirm_correction',
      'identification',
      'questions',
      'plan_proposed',
      'message_waiting',
      'retake_photos',
      'call_needed',
      'check_in_due',
      'check_in_missing',
      'renewal_open',
      'renewal_due',
      'annual_check_in_due',
      'annual_check_in_held',
      'order_not_placed',
      'service_request_question',
      'payment_confirmation_needed',
      'payment_failed',
      'payment_needs_agreement',
      'refill_question',
      'reminder',
      'progress_reminder',
      'call_missed_twice',
      'case_emergency',
    ],
  },
};

/** Every kind, in the groups above. */
export const sendAgainGroups: Readonly<Record<string, readonly MessageKind[]>> = {
  stillTrue,
  ...Object.fromEntries(Object.entries(notAgain).map(([reason, { kinds }]) => [reason, kinds])),
};

/** What decides whether an email may be sent again. */
export interface FinishedMail {
  /** A kind of the catalog, or one that it had once. */
  readonly kind: string;
  readonly state: MailState;
  /** Empty once its text was deleted. */
  readonly recipient: string;
  readonly isRefused: boolean;
  readonly hasComplained: boolean;
}

const whyKind = (kind: string): string | null => {
  if (stillTrue.some((one) => one === kind)) return null;
  const reason = Object.values(notAgain).find(({ kinds }) => kinds.some((one) => one === kind));
  return reason?.why ?? 'Emails of this kind are not sent any more.';
};

/** Why an email is not sent again, as a sentence for operators; null for one that may be. */
export const whyNotAgain = (mail: FinishedMail): string | null => {
  if (mail.state !== 'failed') return 'Only an email that failed can be sent again.';
  if (mail.recipient === '') return 'Its text was deleted, as that of every email is after some weeks.';
  if (mail.isRefused) return 'The address refuses email. The patient has to confirm another one first.';
  if (mail.hasComplained)
    return 'The recipient called an email spam. The email provider has to deliver to the address again first.';
  return whyKind(mail.kind);
};
