import { type WrittenLetter, written } from './letter.ts';

const parcels = (file: string): string => `billing/services/parcels/${file}.ts`;
const NOTICE = parcels('notify-patient');
const MONEY = 'billing/domain/parcels/money-back.ts';
const NEXT = parcels('subscriptions-after');

const SEE = ' ¦See your order: «https://app.thicket.test/order-history»';
const moneyBack = '«$54.00» goes back to your card. Banks usually show it in 5 to 10 days.';
const goesOn =
  'Your subscription will continue: the next charge is planned for «June 10, 2027». You can change the date or cancel in your account.';

/** About orders, packages and reservations. */
export const orderLetters: readonly WrittenLetter[] = [
  written(
    'order_placed',
    ['billing/services/checkout/notify-placed.ts', 'billing/domain/checkout/order-receipt.ts'],
    'Your order is placed',
    [
      'Thank you. We have your order: «T-1042 and T-1043».',
      'Charged today¦:\n«item 1: $20.00»\nTotal: «$20.00»',
      'Charged only when a clinician approves it¦:\n«item 2: $54.00»\nTotal: «$54.00»',
      'What you agreed to:¦\n«“I agree that my card is charged until I cancel: $74.00 every 90 days.”»',
      'Other people may see this email, so we left out the product names. Your account has this text with the names.',
    ].join('¦\n\n¦'),
  ),
  written(
    'order_shipped',
    ['billing/services/fulfillment/notify-of-shipping.ts', 'billing/domain/parcels/arrival.ts'],
    'Order «T-1042» has shipped',
    'Your package left on «March 12, 2027»¦ with «UPS»¦. ¦Its tracking number is «1Z12345E0205271688». ¦It should be there by «March 16, 2027».',
  ),
  written(
    'order_delivered',
    [parcels('follow-parcel'), NOTICE],
    'Order «T-1042»: a package was delivered',
    `The carrier delivered it on «March 16, 2027». ¦If you cannot find it, or something is missing or damaged, tell us next to the order.${SEE}`,
  ),
  written(
    'order_on_hold',
    ['billing/services/fulfillment/dispatch-order.ts'],
    'Your order is on hold',
    'Your clinician has to review your treatment before we can send it. ¦This is about order «T-1042», which is paid. Questions? Write to us: «https://app.thicket.test/messages»',
  ),
  written(
    'order_ended',
    ['billing/services/charging/dunning/end-first-order.ts'],
    'Order «T-1042» has ended',
    'Your first payment of «$54.00» did not go through, so order «T-1042» has ended. Nothing was charged, and nothing ships. You can order again whenever you like.',
  ),
  written(
    'order_not_placed',
    ['billing/services/checkout/not-placed-notice.ts'],
    'Your order was not placed',
    'Your bank confirmed your card, but we did not place the order. «The price has changed.» Continue here: «https://app.thicket.test/checkout»',
  ),
  written(
    'order_stopped',
    [parcels('stop-my-order'), MONEY, NEXT, NOTICE],
    'Order «T-1042» is canceled',
    `You stopped this order. It will not ship. ¦${moneyBack} ¦${goesOn}${SEE}`,
  ),
  written(
    'order_too_late',
    ['billing/services/fulfillment/settle-stop.ts'],
    'Order «T-1042» could not be stopped',
    'The pharmacy had already filled it, so it will ship, and prescription medicine cannot be returned. Unopened products without a prescription can be returned: tell us in your order history once they arrive. ¦Sign in to read more: «https://app.thicket.test/messages»',
  ),
  written(
    'order_line_canceled',
    [parcels('cancel-at-pharmacy'), MONEY, NEXT, NOTICE],
    'Part of order «T-1042» will not ship',
    `The pharmacy cannot send part of your order. We are finding out why, and will write to you within one business day. ¦${moneyBack} ¦${goesOn}${SEE}`,
  ),
  written(
    'order_backordered',
    [parcels('follow-backorder'), NOTICE],
    'Part of order «T-1042» is out of stock',
    `The pharmacy expects what is missing on «March 20, 2027». Everything else ships as planned. ¦You can choose next to the order: wait for it, or cancel it and get that money back. ¦If it is not in stock within «14» days and you have not chosen to wait, we will cancel it and return your money.${SEE}`,
  ),
  written(
    'order_canceled_by_pharmacy',
    [parcels('follow-parcel'), MONEY, NEXT, NOTICE],
    'The pharmacy canceled order «T-1042»',
    `It will not ship. We are finding out why, and will write to you within one business day. ¦${moneyBack} ¦Your next shipment is planned for «March 19, 2027», so that you do not run out. You can change the date or end your subscription in your account.${SEE}`,
  ),
  written(
    'order_rejected',
    [parcels('follow-parcel'), NOTICE],
    'The pharmacy could not fill order «T-1042»',
    `We are finding out why, and will write to you within one business day. ¦You can wait, or cancel the order now and get your money back: choose next to the order. ¦If we cannot solve it within five business days, we will cancel it and return your money.${SEE}`,
  ),
  written(
    'order_rejected_refunded',
    [parcels('parcel-sweeps'), MONEY, NOTICE],
    'Order «T-1042» is canceled',
    `We could not get the pharmacy to fill it, so it will not ship. We are sorry. ¦${moneyBack} ¦Your next shipment is planned for «March 19, 2027». You can change the date.${SEE}`,
  ),
  written(
    'order_recalled',
    [parcels('follow-warnings')],
    'A product in order «T-1042» is being recalled',
    'Please do not use «one of its products», and keep the package. Message us to ask what to do until you have another one. Choose next to the order: a new package at no cost, or your money back. ¦Sign in to see which one it is.',
  ),
  written(
    'order_substituted',
    [parcels('follow-warnings')],
    'The pharmacy sent a different product in order «T-1042»',
    'It sent something else in place of «one of its products». Please do not use it until we have written to you: we will check it within one business day. ¦Sign in to see which one it is.',
  ),
  written(
    'order_returned',
    [parcels('follow-parcel'), NOTICE],
    'Order¦ «T-1042» came back to us',
    `The carrier could not deliver your package and returned it to us. ¦Check the address in your account, then choose next to the order: a new package at no cost, or your money back.${SEE}`,
  ),
  written(
    'order_lost',
    [parcels('parcel-sweeps'), NOTICE],
    'Order¦ «T-1042» seems to be lost',
    `The carrier has not delivered your package in ten business days. We are sorry. ¦Choose next to the order: a new package at no cost, or your money back. Has it arrived? Tell us in a message.${SEE}`,
  ),
  written(
    'order_problem_received',
    [parcels('report-problem'), NOTICE],
    'We have your report about order «T-1042»',
    `We will look into it and answer by «March 15, 2027».${SEE}`,
  ),
  written(
    'order_issue_answered',
    [parcels('decide-issue'), MONEY, NOTICE],
    'About order «T-1042»',
    `«We are sorry. The carrier lost it.» ¦${moneyBack}${SEE}`,
  ),
  written(
    'refunded',
    ['billing/services/settlements/refunded-outside.ts', NOTICE],
    'A refund for order «T-1042»',
    `We sent «$54.00» back to your card. Banks usually show it in 5 to 10 days.${SEE}`,
  ),
  written(
    'refund_failed',
    ['billing/services/settlements/refund-failed.ts', NOTICE],
    'A refund did not reach your card',
    `Your bank did not accept the «$54.00» that we sent back for order «T-1042». The money is still yours. ¦We will find another way and write to you within one business day. If the card was closed, tell us in a message.${SEE}`,
  ),
  written(
    'deposit_canceled',
    ['billing/services/deposits/refund-deposit.ts', MONEY, NOTICE],
    'Order «T-1042» is canceled',
    `Your reservation for «May 4, 2027» is canceled. ¦${moneyBack}${SEE}`,
  ),
  written(
    'deposit_moved',
    ['billing/services/deposits/move-deposit.ts', NOTICE],
    'Order «T-1042»: your reservation has a new date',
    `We moved your reservation from «May 4, 2027» to «May 11, 2027». ¦If that does not work for you, you can cancel it in your account until the end of «May 3, 2027», and all of it goes back to your card.${SEE}`,
  ),
];
