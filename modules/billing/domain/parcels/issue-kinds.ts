/**
 * What went wrong with an order or its payment. The pharmacy reports `rejected`, `canceled_by_pharmacy`, `backordered`
 * (some or all of it waits for stock), `recalled` and `substituted` (it sent another product), the carrier `returned`, the clock `lost`, the payment processor the last three, and the patient or an operator the others.
 */
export const issueKinds = [
  'rejected',
  'canceled_by_pharmacy',
  'backordered',
  'recalled',
  'substituted',
  'lost',
  'returned',
  'not_received',
  'damaged',
  'wrong_item',
  'unopened',
  'refund_failed',
  'refunded_outside',
  'disputed',
] as const;
export type IssueKind = (typeof issueKinds)[number];

/** What the patient prefers. `wait`: to wait for what is out of stock. */
export const issueWishes = ['replacement', 'refund', 'wait'] as const;
export type IssueWish = (typeof issueWishes)[number];

/** What operators decide. */
export const issueDecisions = [
  'replace',
  'refund',
  'accept_return',
  'send_refund_again',
  'resume_refills',
  'end_refills',
  'decline',
  'note',
] as const;
export type IssueDecision = (typeof issueDecisions)[number];

/** The result of the issue. `resolved`: the order continued without a decision. `noted`: somebody has handled it. */
export const issueOutcomes = [
  'replaced',
  'refunded',
  'refund_sent_again',
  'refills_resumed',
  'refills_ended',
  'declined',
  'noted',
  'resolved',
] as const;
export type IssueOutcome = (typeof issueOutcomes)[number];
