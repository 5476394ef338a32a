import type { Knex } from 'knex';
import type { JournalEvent } from '../domain/ledger/journal-events.ts';
import { type Posting, readPosting } from '../domain/ledger/posting.ts';

/** What a journal entry was written with: a charge attempt (`invoice:attempt`), an invoice, a refund, a dispute or a credit. */
export interface JournalSource {
  readonly kind: 'charge_attempt' | 'invoice' | 'refund' | 'dispute' | 'credit';
  readonly id: string;
}

export interface JournalEntry {
  /** Unique: the same change of state is recorded once. */
  readonly key: string;
  readonly event: JournalEvent;
  readonly source: JournalSource;
  /** Null for a credit without an invoice. */
  readonly invoiceId: string | null;
  readonly at: Date;
  /** Debits (positive) and credits (negative) in cents; they add up to 0. */
  readonly postings: readonly Posting[];
}

export const journalRepository = (db: Knex) => ({
  /** False when the entry is recorded already. One statement. */
  add: async ({ key, event, source, invoiceId, at, postings }: JournalEntry): Promise<boolean> => {
    const { rows } = await db.raw(
      `with entry as (
         insert into journal_entry (key, event, source_kind, source_id, invoice_id, at)
         values (:key, :event, :kind, :id, :invoiceId, :at) on conflict (key) do nothing returning id)
       insert into journal_posting (entry_id, account, amount)
       select entry.id, p.account, p.amount
       from entry, unnest(:accounts::text[], :amounts::int[]) as p(account, amount)
       returning entry_id`,
      {
        key,
        event,
        kind: source.kind,
        id: source.id,
        invoiceId,
        at,
        accounts: postings.map(({ account }) => account),
        amounts: postings.map(({ amount }) => amount),
      },
    );
    return rows.length > 0;
  },

  /** Every posting about a source, in the order in which they were made. */
  ofSource: async ({ kind, id }: JournalSource): Promise<readonly Posting[]> =>
    (
      await db('journal_posting as p')
        .join('journal_entry as e', 'e.id', 'p.entry_id')
        .where({ 'e.source_kind': kind, 'e.source_id': id })
        .orderBy('e.id')
        .select('p.account', 'p.amount')
    ).map(readPosting),
});
