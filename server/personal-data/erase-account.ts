import type { Scope } from '../scope.ts';
import { rulesOfAccount } from './end-records.ts';
import { eraseRows } from './erase.ts';
import { erasedContact } from './erased-contact.ts';
import type { PersonalTable } from './personal-table.ts';
import { accountsOf } from './records.ts';

/**
 * Erases what ends with the account, in the caller's transaction: everything but the kinds that must be kept. Of the
 * person stay name, birth date and address, which belong to the record. Repeating it changes nothing.
 */
export const eraseAccount = async (
  tx: Scope,
  tables: readonly PersonalTable[],
  personId: string,
  deletedFiles: ReadonlySet<string>,
): Promise<void> => {
  const person = await accountsOf(tx.db, personId);
  await eraseRows(tx, tables, rulesOfAccount, person, deletedFiles);
  const contact = Object.entries(erasedContact).map(([column, value]) => `${column} = ${value}`);
  await tx.db.raw(`update person set ${contact.join(', ')} where id = any(:ids)`, { ids: [...person.ids] });
  await tx
    .db('erasure')
    .insert({ person_id: personId, account_at: tx.clock.now() })
    .onConflict('person_id')
    .ignore();
};
