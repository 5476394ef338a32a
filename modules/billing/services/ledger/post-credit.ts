import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { creditGrantedPostings, creditWithdrawnPostings } from '../../domain/ledger/credit-postings.ts';
import { postEntry } from './post-entry.ts';

interface Credit {
  /** Unique: the id of the record that grants or withdraws it. */
  readonly id: string;
  /** Cents, positive. */
  readonly amount: Cents;
}

/** A patient got a credit, in the transaction that records it. Used credits are posted with the invoice that uses them. */
export const postCreditGranted = async (tx: Scope, { id, amount }: Credit): Promise<void> => {
  await postEntry(tx, {
    key: `credit:${id}:granted`,
    event: 'credit_granted',
    source: { kind: 'credit', id },
    invoiceId: null,
    postings: creditGrantedPostings(amount),
  });
};

/** A credit that was not used was taken back, or has expired. */
export const postCreditWithdrawn = async (tx: Scope, { id, amount }: Credit): Promise<void> => {
  await postEntry(tx, {
    key: `credit:${id}:withdrawn`,
    event: 'credit_withdrawn',
    source: { kind: 'credit', id },
    invoiceId: null,
    postings: creditWithdrawnPostings(amount),
  });
};
