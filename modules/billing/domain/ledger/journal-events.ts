/** Changes of state that the journal records. */
export const journalEvents = [
  'charge_succeeded',
  'fee_known',
  'invoice_settled',
  'refund_owed',
  'refund_sent',
  'refund_returned',
  'dispute_moved',
  'dispute_lost',
  'credit_granted',
  'credit_withdrawn',
] as const;

export type JournalEvent = (typeof journalEvents)[number];
