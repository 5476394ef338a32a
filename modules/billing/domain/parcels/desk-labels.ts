import type { IssueDecision, IssueKind, IssueOutcome } from './issue-kinds.ts';
import type { ParcelStatus } from './parcel.ts';

/** Labels of an issue for operators. */
export const deskIssueLabels: Readonly<Record<IssueKind, string>> = {
  rejected: 'Refused by the pharmacy',
  canceled_by_pharmacy: 'Canceled by the pharmacy',
  backordered: 'Out of stock at the pharmacy',
  recalled: 'Recalled by the pharmacy',
  substituted: 'Another product was sent',
  lost: 'Lost on the way',
  returned: 'Came back',
  not_received: 'Did not arrive',
  damaged: 'Damaged',
  wrong_item: 'Wrong or missing item',
  unopened: 'Wants to send it back unopened',
  refund_failed: 'Refund did not arrive',
  refunded_outside: 'Refunded at the payment processor',
  disputed: 'Disputed at the bank',
};

export const decisionLabels: Readonly<Record<IssueDecision, string>> = {
  replace: 'Send a new package',
  refund: 'Return the money',
  accept_return: 'Accept the return',
  send_refund_again: 'Send the refund again',
  resume_refills: 'Resume refills',
  end_refills: 'End the subscriptions',
  decline: 'Decline',
  note: 'Mark as seen to',
};

export const outcomeLabels: Readonly<Record<IssueOutcome, string>> = {
  replaced: 'New package sent',
  refunded: 'Money returned',
  refund_sent_again: 'Refund sent again',
  refills_resumed: 'Refills resumed',
  refills_ended: 'Subscriptions ended',
  declined: 'Declined',
  noted: 'Seen to',
  resolved: 'Resolved automatically',
};

export const parcelStateNames: Readonly<Record<ParcelStatus, string>> = {
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back',
  lost: 'Not arrived in time',
};
