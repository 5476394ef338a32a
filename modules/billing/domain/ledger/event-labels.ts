import type { JournalEvent } from './journal-events.ts';

/** Labels of journal entries, for operators. */
export const eventLabels: Readonly<Record<JournalEvent, string>> = {
  charge_succeeded: 'Charged',
  fee_known: 'Processing fee',
  invoice_settled: 'Paid without a charge',
  refund_owed: 'Refund promised',
  refund_sent: 'Refund sent',
  refund_returned: 'Refund came back',
  dispute_moved: 'Dispute moved money',
  dispute_lost: 'Dispute lost',
  credit_granted: 'Credit granted',
  credit_withdrawn: 'Credit withdrawn',
};
