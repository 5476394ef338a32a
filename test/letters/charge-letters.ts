import { type WrittenLetter, written } from './letter.ts';

const ACCOUNT = '«https://app.thicket.test/account»';
const CARDS = '«https://app.thicket.test/account/info#cards»';
const PREFERENCES = '«https://app.thicket.test/auto-refill/preferences»';
const PAY = '«https://app.thicket.test/payment-authentication»';
const howTo = `You can change the date or cancel online at any time: ${ACCOUNT}`;

const billing = (file: string): string => `billing/services/${file}.ts`;

/** About charges, plans and cards. */
export const chargeLetters: readonly WrittenLetter[] = [
  written(
    'receipt',
    [billing('charging/mark-paid')],
    'Receipt for «$54.00»',
    'You paid «$54.00» for order «T-1042» (invoice «I-1042»).',
  ),
  written(
    'payment_confirmation_needed',
    [billing('charging/charge-notices')],
    'Your bank needs you to confirm a payment',
    `Your bank wants you to confirm «$54.00» (invoice «I-1042»). We will ship as soon as you do. Confirm it here by «March 13, 2027, 2:20 PM EST»: ${PAY} After that, we cancel this payment and nothing is charged.`,
  ),
  written(
    'payment_failed',
    [billing('charging/charge-notices'), 'billing/domain/dunning/dunning-table.ts'],
    'A payment did not go through',
    `We could not charge «$54.00» (invoice «I-1042»). «Your card has too little money on it.» We will try again on «March 15, 2027». ¦You do not have to do anything if the card works by then, or you can use another card now. ¦You can pay with another card now: ${PAY}`,
  ),
  written(
    'payment_closed',
    [billing('charging/dunning/close-unpaid')],
    'Invoice «I-1042» is closed',
    `«$54.00» was not paid¦, so order «T-1042» does not ship and you owe nothing for it. ¦Only this refill has ended. Your subscription continues, and its next charge is planned for «June 10, 2027». You can choose an earlier date, change it or cancel online at any time: ${PREFERENCES}`,
  ),
  written(
    'invoice_lowered',
    [billing('desk/take-off-invoice'), billing('parcels/notify-patient')],
    'Your invoice «I-1042» is lower now',
    'We took «$5.00» off invoice «I-1042». It is «$49.00» now, and nothing else about it has changed. ¦See your order: «https://app.thicket.test/order-history»',
  ),
  written(
    'payment_disputed',
    [billing('settlements/apply-dispute'), billing('parcels/notify-patient')],
    'Your bank is looking into a payment',
    'Your bank told us that the payment of «$54.00» for order «T-1042» is disputed. ¦Nothing further is charged or sent until we have looked at it. Was it a mistake, or can we help? Write to us. ¦See your order: «https://app.thicket.test/order-history»',
  ),
  written(
    'payment_needs_agreement',
    [billing('agreement/invoice-agreement')],
    'Please review a payment before we charge it',
    `We have not charged «$54.00» (invoice «I-1042»): we did not tell you about this amount and date ahead of time. Please review it and say yes or no: ${PAY} If you do not answer by «March 26, 2027», nothing is charged and nothing ships.`,
  ),
  written(
    'upcoming_charge',
    [billing('agreement/announce-charge')],
    'Your next charge is on «March 19, 2027»',
    `We will charge your card «$54.00» on «March 19, 2027» for ¦your plan¦, every «90» days. ¦${howTo}`,
  ),
  written(
    'charge_postponed',
    [billing('agreement/postpone-charge')],
    'Your next charge moves to «April 2, 2027»',
    `We have not charged your card, because you have enough at home. Your next charge moves to «April 2, 2027», and we will tell you the amount seven days ahead. You can change or cancel online at any time: ${ACCOUNT}`,
  ),
  written(
    'long_term_renewal',
    [billing('subscriptions/send-notices')],
    'Your next charge is on «April 11, 2027»',
    `We will charge your card «$204.00» on «April 11, 2027» for «Finasteride 1 mg tablets», ¦every «360» days¦. ¦${howTo}`,
  ),
  written(
    'yearly_reminder',
    [billing('subscriptions/send-notices')],
    'Your yearly subscription reminder',
    `You have a subscription to «Finasteride 1 mg tablets» for «$54.00» ¦every «90» days¦. ¦${howTo}`,
  ),
  written(
    'refill_on_hold',
    [billing('charging/hold-subscription')],
    'Your refill is on hold',
    '«Your prescription has ended.» ¦Start here: «https://app.thicket.test/refill»',
  ),
  written(
    'refill_question',
    [billing('refills/ask-for-refill')],
    'Would you like your next refill?',
    `Your next refill can be sent from «March 19, 2027». In your state, we do not charge or send anything until you say so: ${PREFERENCES}`,
  ),
  written(
    'refill_changed',
    [billing('refills/refill-notice')],
    'Your refills have changed',
    `You moved your next refill. ¦Your next charge: «$54.00» on «April 2, 2027»¦ instead of «March 19, 2027»¦, then every «90» days. ¦You can change this or cancel online at any time: ${PREFERENCES}`,
  ),
  written(
    'subscription_canceled',
    [billing('subscriptions/cancel-subscription'), 'billing/domain/cancellation.ts'],
    'Your subscription has ended',
    'Your subscription ends today, «March 12, 2027». There are no more charges. ¦«One order» already at the pharmacy or on the way will still ship. ¦You keep your account, your records and your messages. You can start again at any time.',
  ),
  written(
    'subscription_changed',
    [billing('subscriptions/change-products')],
    'Your plan has changed',
    `As you agreed, your plan has changed. Nothing was charged today. Your next charge: «$54.00»¦ on «April 2, 2027»¦, then every «90» days¦. We remind you 7 days before. ${howTo}`,
  ),
  written(
    'cancellation_undone',
    [billing('subscriptions/undo-cancellation')],
    'Your subscription continues',
    `You undid your cancellation. ¦Your next charge is¦ on «April 2, 2027»: «$54.00», then every «90» days. We remind you 7 days before. ¦Packages that were canceled will not ship. ${howTo}`,
  ),
  written(
    'plan_changed',
    [billing('subscriptions/otc-changes')],
    'Your plan has changed',
    'What you stopped will no longer ship, and you will not be charged for it again.',
  ),
  written(
    'card_added',
    [billing('cards/keep-card')],
    'A card was added to your account',
    `«Visa ending 4242» was added to your account. If this was not you, remove it and change your password: ${CARDS}`,
  ),
  written(
    'card_gone',
    [billing('cards/forget-gone-card')],
    'Please choose another card',
    `«Visa ending 4242» was removed at our payment processor and cannot be charged anymore. Your next charge needs another card: choose one you have saved, or add one: ${CARDS}`,
  ),
  written(
    'card_updated',
    [billing('cards/apply-card-event')],
    'Your bank replaced your card',
    `Your bank told us about your new card: «Visa ending 1881», valid through «May 2030». It replaces «Visa ending 4242». ¦You do not need to do anything. To use another card: ${CARDS}`,
  ),
  written(
    'card_expires',
    [billing('cards/remind-expiry')],
    'Update your card before it expires',
    `«Visa ending 4242» expires at the end of «March 2027», and your upcoming charges will use it. Add another card now to avoid an interruption: ${CARDS}`,
  ),
];
