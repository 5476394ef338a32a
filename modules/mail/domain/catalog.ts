import { callTakes, checkInTakes, progressTakes, renewalTakes } from '#config/durations.ts';
/** Why an email is sent, which decides whether it can be turned off. */
export type Topic =
  | 'care'
  | 'orders'
  | 'charges'
  | 'account'
  | 'reminders'
  | 'invitations'
  | 'offers'
  | 'staff';

export interface Message {
  readonly topic: Topic;
  /** Path of the page that the button opens, on the patients' host, or the staff's for `staff`. The page asks to sign in. */
  readonly page: string;
  /** Text of the button. */
  readonly action: string;
  /** Shown after the subject by mail programs. */
  readonly preview: string;
  /** Instead of the notice's subject, where that would tell about health. */
  readonly subject?: string;
  /** The law requires that the product is named. */
  readonly mayNameDrug?: true;
}

type Row = readonly [page: string, action: string, preview: string, subject?: string];

const topic = <Kind extends string>(
  of: Topic,
  rows: Readonly<Record<Kind, Row>>,
): Readonly<Record<Kind, Message>> => {
  const messageOf = ([page, action, preview, subject]: Row): Message => ({
    ...{ topic: of, page, action, preview },
    ...(subject !== undefined && { subject }),
  });
  return Object.fromEntries(Object.entries<Row>(rows).map(([kind, row]) => [kind, messageOf(row)])) as Record<
    Kind,
    Message
  >;
};

const signIn = 'Sign in to see the details.';
const nothing = 'Nothing to do now. Sign in to see the details.';
const plan = '/treatment-plan';
const orders = '/order-history';
const seeOrder = 'See your order';

const care = topic('care', {
  visit_approved: [plan, 'See how to take it', signIn, 'Your answer is here'],
  visit_ended: ['/dashboard', 'See why', signIn, 'Your request has ended'],
  visit_canceled: ['/dashboard', 'Go to your account', 'You were not charged.', 'Your request is closed'],
  visit_expired: ['/dashboard', 'Go to your account', 'You were not charged.', 'Your request has ended'],
  visit_refused: ['/dashboard', 'Read the answer', signIn, 'Your answer is here'],
  confirm_correction: [plan, 'Confirm', 'It takes a minute.'],
  treatment_on_hold: ['/dashboard', 'See what is on hold', signIn, 'We have a question for you'],
  treatment_resumed: [plan, 'See what happens next', signIn, 'Your treatment has resumed'],
  treatment_discontinued: ['/messages', 'Read the message', signIn, 'You have an important message'],
  treatment_interrupted: [
    '/messages',
    'Read the message',
    'Please read it today.',
    'Please read your message today',
  ],
  treatment_planned: ['/messages', 'Read the message', signIn, 'You have an important message'],
  identification: ['/messages', 'Read the message', 'We will continue once you reply.'],
  questions: ['/dashboard', 'Answer', `It takes ${checkInTakes}.`, 'We have a few questions for you'],
  review_delayed: ['/dashboard', 'Go to your account', nothing, 'Our answer is taking longer than we said'],
  plan_proposed: [
    '/confirm-plan',
    'Read the plan',
    'Nothing is charged before you accept.',
    'You have a plan to review',
  ],
  message: ['/messages', 'Read the message', 'Sign in to read it.'],
  message_waiting: ['/messages', 'Read the message', 'Sign in to read it.'],
  message_late: ['/messages', 'See your messages', 'We have your message.'],
  photos_needed: ['/consultation/photo-upload', 'Add your photos', `It takes ${checkInTakes}.`],
  retake_photos: ['/retake-media', 'See which one', signIn],
  call_needed: ['/consultation/call', 'Choose a time', `It takes ${callTakes}.`],
  call_booked: ['/consultation/call', 'See your call', 'Sign in to join, or to choose another time.'],
  call_canceled: ['/consultation/call', 'Choose a time', 'Please choose another time.'],
  call_reminder: ['/consultation/call', 'See your call', 'Sign in to join, or to choose another time.'],
  call_missed: ['/consultation/call', 'Choose a time', 'Nothing is charged for the missed call.'],
  check_in_due: ['/consultation/checkin', 'Start', `It takes ${checkInTakes}.`],
  check_in_flagged: ['/dashboard', 'See what it means', signIn, 'Thank you for your check-in'],
  check_in_missing: ['/consultation/checkin', 'Start', `It takes ${checkInTakes}.`],
  prescription_ended: [
    '/dashboard',
    'See what you can do',
    'Nothing more is charged.',
    'A change to your plan',
  ],
  renewal_open: ['/dashboard', 'Start', `It takes ${renewalTakes}.`],
  renewal_due: ['/dashboard', 'Start', `It takes ${renewalTakes}.`],
  annual_check_in_due: ['/dashboard', 'Start', `It takes ${renewalTakes}.`],
  annual_check_in_held: [
    '/dashboard',
    'Start',
    'Nothing is charged before it.',
    'We are waiting for your yearly check-in',
  ],
});

const ordered = topic('orders', {
  order_placed: [orders, seeOrder, 'What you ordered, what it costs and what you agreed to.'],
  order_shipped: [orders, seeOrder, 'Your package is on its way.'],
  order_delivered: [orders, seeOrder, 'Something is missing or damaged? Report it next to the order.'],
  order_on_hold: [orders, seeOrder, signIn],
  order_ended: [orders, seeOrder, signIn],
  order_not_placed: ['/checkout', 'Continue', 'You were not charged.'],
  order_stopped: [orders, seeOrder, signIn],
  order_too_late: [orders, seeOrder, signIn],
  order_line_canceled: [orders, seeOrder, signIn],
  order_backordered: [orders, seeOrder, signIn],
  order_canceled_by_pharmacy: [orders, seeOrder, signIn],
  order_rejected: [orders, seeOrder, signIn],
  order_rejected_refunded: [orders, seeOrder, signIn],
  order_recalled: [orders, seeOrder, signIn],
  order_substituted: [orders, seeOrder, signIn],
  order_returned: [orders, seeOrder, signIn],
  order_lost: [orders, seeOrder, signIn],
  order_problem_received: [orders, seeOrder, 'We have what you told us.'],
  order_issue_answered: [orders, seeOrder, 'Sign in to read our answer.'],
  service_request_received: ['/account', 'See your request', 'See when we will answer.'],
  service_request_handed_over: ['/messages', 'See your messages', signIn],
  service_request_answered: ['/account', 'Read the answer', 'Sign in to read our answer.'],
  service_request_question: ['/account', 'Answer', 'We have a question.'],
  service_request_closed: ['/account', 'See your request', 'You can write to us again at any time.'],
  service_request_late: ['/account', 'See your request', 'We have your request.'],
});

const charges = topic('charges', {
  receipt: [orders, 'See your invoice', 'Thank you.'],
  refunded: [orders, seeOrder, signIn],
  refund_failed: [orders, seeOrder, signIn],
  deposit_canceled: ['/account', 'Go to your account', signIn],
  deposit_moved: ['/order-history', 'See your orders', signIn],
  payment_confirmation_needed: [
    '/payment-authentication',
    'Confirm the payment',
    'We need it to ship your order.',
  ],
  payment_failed: ['/payment-authentication', 'Pay with another card', 'You can pay with another card.'],
  invoice_lowered: [orders, seeOrder, 'You pay less than we said.'],
  payment_closed: [orders, seeOrder, 'You owe nothing for it.'],
  payment_disputed: [orders, seeOrder, signIn],
  payment_needs_agreement: ['/payment-authentication', 'Review the payment', 'Nothing was charged yet.'],
  upcoming_charge: ['/account', 'Change or cancel', 'You can change the date or cancel online at any time.'],
  charge_postponed: ['/account', 'Change or cancel', 'Nothing was charged today.'],
  long_term_renewal: [
    '/account',
    'Change or cancel',
    'You can change the date or cancel online at any time.',
  ],
  yearly_reminder: ['/account', 'Change or cancel', 'You can change or cancel online at any time.'],
  refill_on_hold: ['/account', 'See what you can do', signIn, 'Your next package is on hold'],
  refill_question: [
    '/account',
    'Answer',
    'Nothing is charged until you say so.',
    'Would you like your next package?',
  ],
  refill_changed: ['/account', 'See your next package', signIn, 'Your next package has changed'],
  subscription_canceled: ['/account', 'See your subscriptions', 'Confirmation of your cancellation.'],
  subscription_changed: ['/account', 'See your plan', 'Nothing was charged today.'],
  cancellation_undone: ['/account', 'See your plan', signIn],
  plan_changed: ['/account', 'See your plan', signIn],
  offer_accepted: ['/account', 'See your plan', 'You can change the date or cancel online at any time.'],
  card_added: ['/account/info#cards', 'See your cards', 'If this was not you, remove it.'],
  card_gone: ['/account/info#cards', 'Choose a card', 'Your next charge needs another card.'],
  card_updated: ['/account/info#cards', 'See your cards', nothing],
  card_expires: ['/account/info#cards', 'Add a card', 'Add another card to avoid an interruption.'],
});

const account = topic('account', {
  welcome: ['/dashboard', 'Go to your account', 'Your account is ready.'],
  results_saved: ['/auth/sign-in', 'Open your results', 'They are kept for a year.'],
  sign_in_new: ['/account/info', 'See where you are signed in', 'If this was not you, sign out there.'],
  phone_changed: ['/account/info', 'See your account', 'If this was not you, tell us.'],
  address_changed: ['/account/info', 'See your account', 'If this was not you, tell us.'],
  accounts_joined: ['/account', 'Go to your account', 'Please use this account from now on.'],
  email_confirm: ['/account/info', 'Confirm the address', 'The link works once, for a day.'],
  email_asked: ['/account/info', 'See your account', 'Nothing changes before it is confirmed.'],
  email_changed: ['/account/info', 'See your account', 'If this was not you, tell us.'],
  data_export_ready: ['/account/data', 'Go to your data', 'It stays there for a week.'],
  data_export_failed: ['/account/data', 'Ask again', 'Something failed on our side.'],
  deletion_scheduled: ['/account/data/delete', 'See what happens', 'You can still keep your account.'],
  deletion_withdrawn: ['/account', 'Go to your account', 'Nothing is deleted.'],
  account_deleted: ['/legal/privacy', 'Read what is kept', 'This is the last email about it.'],
  email_taken: ['/auth/sign-in', 'Sign in', 'Nothing was changed.'],
});

const staff = topic('staff', {
  call_missed_twice: ['/desk', 'Open the desk', 'Please open the case.'],
  leave_covered: ['/desk/calendar', 'Open the calendar', 'Sign in to see the days.'],
  license_expires: ['/desk/profile', 'See your licenses', 'Please renew it in time.'],
  staff_invited: ['/desk', 'See the invitation', 'The link works once.'],
  case_emergency: ['/desk', 'Open the desk', 'Please open the case now.'],
  case_deadline: ['/desk', 'Open the desk', 'Please open the case in time.'],
});

const optional = {
  ...topic('reminders', {
    reminder: ['/dashboard', 'See the next step', `It takes ${checkInTakes}.`],
    progress_reminder: ['/progress-tracker', 'Continue', `It takes ${progressTakes}.`],
    check_in_done: ['/dashboard', 'Go to your account', 'There is nothing for you to do.'],
  }),
  ...topic('invitations', {
    referral_credited: ['/referral', 'See your invitations', 'It comes off your next charge.'],
  }),
  ...topic('offers', {
    offer_made: ['/account/offer', 'See the offer', 'Only if you would like it.'],
  }),
};

const mayName = { mayNameDrug: true } as const;

/** Every email, by the kind of its notice. */
export const catalog = {
  ...care,
  ...ordered,
  ...charges,
  // The yearly notice and that of a long term name the product by law.
  long_term_renewal: { ...charges.long_term_renewal, ...mayName },
  yearly_reminder: { ...charges.yearly_reminder, ...mayName },
  ...account,
  ...staff,
  ...optional,
} satisfies Readonly<Record<string, Message>>;

export type MessageKind = keyof typeof catalog;
