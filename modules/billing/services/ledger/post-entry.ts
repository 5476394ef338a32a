import type { Scope } from '#server/scope.ts';
import { balanceOf } from '../../domain/ledger/posting.ts';
import { type JournalEntry, journalRepository } from '../../repositories/journal.ts';

/**
 * Writes a journal entry in the caller's transaction, with the change of state that it records; does nothing for one
 * that moves no money, or that is recorded already. Throws for an entry that does not balance, which the database
 * refuses too.
 */
export const postEntry = async (tx: Scope, entry: Omit<JournalEntry, 'at'>): Promise<void> => {
  if (entry.postings.length === 0) return;
  if (balanceOf(entry.postings) !== 0) throw new Error(`The journal entry ${entry.key} does not balance.`);
  await journalRepository(tx.db).add({ ...entry, at: tx.clock.now() });
};
