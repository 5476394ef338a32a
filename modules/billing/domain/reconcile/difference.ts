/** What may differ between the books and the payment processor. */
export const differenceKinds = [
  'missing_at_provider',
  'missing_here',
  'amount_differs',
  'state_differs',
  'fee_differs',
  'doubled',
  'journal_differs',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** One difference, in words for an operator. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly thing: 'charge' | 'refund' | 'dispute' | 'invoice';
  /** Our id, or the processor's where we have none. */
  readonly id: string;
  /** Null where it belongs to no invoice of ours. */
  readonly invoiceId: string | null;
  readonly invoiceNumber: string | null;
  readonly userId: string | null;
  /** Our state and the processor's. */
  readonly what: string;
  /** What to do about it. */
  readonly todo: string;
}

const todos: Readonly<Record<DifferenceKind, string>> = {
  missing_at_provider:
    'Look it up at the payment processor by the invoice number. If it is not there, no money moved: ask engineering to correct the record before anything else is refunded or charged.',
  missing_here:
    'Look it up at the payment processor. If it is a payment of a patient that we know nothing of, refund it there; if it belongs to another account or system, say so when you close this.',
  amount_differs:
    'Compare the invoice with the payment processor. Refund what was taken too much there; it is entered here automatically within a day.',
  state_differs:
    'Look it up at the payment processor. What it says counts: when it stays different for a day, ask engineering to apply it.',
  fee_differs:
    'Look up the payment at the payment processor. What it kept counts: no patient is affected, and when it stays different for a day, ask engineering to post it.',
  doubled:
    'Refund the second one at the payment processor, as a whole. It belongs to no invoice, so nothing is entered here, and it is no difference any more.',
  journal_differs: 'Ask engineering to post the missing entry. No money is affected.',
};

/** Key of the difference, the same when it is found again. */
export const differenceSubject = ({ thing, kind, id }: Difference): string => `${thing}:${kind}:${id}`;

type OurRecord = Pick<Difference, 'id' | 'invoiceId' | 'invoiceNumber' | 'userId'>;

/** What a difference says of the record of ours that it is about. */
export const aboutRecord = <Thing extends Difference['thing']>(
  thing: Thing,
  { id, invoiceId, invoiceNumber, userId }: OurRecord,
) => ({ thing, id, invoiceId, invoiceNumber, userId });

/** A difference with the action to take. */
export const difference = (found: Omit<Difference, 'todo'>): Difference => ({
  ...found,
  todo: todos[found.kind],
});
