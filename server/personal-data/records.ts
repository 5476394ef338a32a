import type { Knex } from 'knex';
import type { PersonKeys } from './owner-sql.ts';
import type { PersonalTable } from './personal-table.ts';

/** The parts of a record that end by a date which its entries prolong. */
export type RecordEnd = 'invoices' | 'medical';

type Before = Readonly<Record<RecordEnd, Date>>;

/** The person's account and those that were merged into it, and their addresses. */
export const accountsOf = async (db: Knex, personId: string): Promise<PersonKeys> => {
  const rows: { id: string; email: string }[] = await db('person')
    .select('id', 'email')
    .where({ id: personId })
    .orWhere({ merged_into: personId });
  return { ids: rows.map(({ id }) => id), emails: rows.map(({ email }) => email) };
};

export const entriesOf = (tables: readonly PersonalTable[], record: RecordEnd): readonly PersonalTable[] =>
  tables.filter(({ entry, keep }) => entry !== undefined && (record === 'medical' || keep === record));

/** SQL: an entry of the record of `person p`, not older than the date when one is given. */
const entrySql = ({ table, of, entry }: PersonalTable, since: string | null): string =>
  `exists (select from ${table}
    where ${table}.${String(of[0])} in (select own.id from person own where own.id = p.id or own.merged_into = p.id)
      ${since ? `and ${entry} >= ${since}` : ''})`;

const anyEntry = (tables: readonly PersonalTable[], record: RecordEnd, since: string | null): string =>
  `(${['false', ...entriesOf(tables, record).map((entry) => entrySql(entry, since))].join(' or ')})`;

/** SQL: the record of `person p` has ended, and what was left of it is still there. */
const endedSql = (tables: readonly PersonalTable[], record: RecordEnd): string =>
  record === 'invoices'
    ? `e.person_id is not null and e.invoices_at is null and not ${anyEntry(tables, 'invoices', ':invoices')}`
    : `e.medical_at is null and not ${anyEntry(tables, 'medical', ':medical')}
       and not ${anyEntry(tables, 'invoices', ':invoices')}
       and (e.person_id is not null or ${anyEntry(tables, 'medical', null)})`;

/**
 * SQL: people whose record may have ended. Entries are never older than their account, so a younger account has one that
 * counts, none at all, or those of an account that was merged into it.
 */
const mayHaveEnded = (record: RecordEnd): string => `p.id in (
  select old.id from person old where old.role = 'patient' and old.created_at < :${record}
  union select begun.person_id from erasure begun where begun.medical_at is null
  union select gone.merged_into from person gone where gone.merged_into is not null)`;

const endedPeople = `from person p left join erasure e on e.person_id = p.id
  where p.role = 'patient' and p.merged_into is null`;

/** Ids of people whose record has ended, the oldest accounts first. */
export const endedRecords = async (
  db: Knex,
  tables: readonly PersonalTable[],
  record: RecordEnd,
  { before, most }: { readonly before: Before; readonly most: number },
): Promise<readonly string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select p.id ${endedPeople} and ${mayHaveEnded(record)} and ${endedSql(tables, record)} order by p.created_at, p.id limit :most`,
    { ...before, most },
  );
  return rows.map(({ id }) => id);
};

/** Records the end of a person's record, whose row it locks; false when it has not ended, or had ended before. */
export const recordEnded = async (
  tx: Knex,
  tables: readonly PersonalTable[],
  record: RecordEnd,
  personId: string,
  { before, at }: { readonly before: Before; readonly at: Date },
): Promise<boolean> => {
  await tx('person').where({ id: personId }).forUpdate().first('id');
  const { rows } = await tx.raw<{ rows: unknown[] }>(
    `select p.id ${endedPeople} and p.id = :personId and ${endedSql(tables, record)}`,
    { ...before, personId },
  );
  if (rows.length === 0) return false;
  const ended = record === 'medical' ? { medical_at: at, invoices_at: at } : { invoices_at: at };
  await tx('erasure')
    .insert({ person_id: personId, account_at: at, ...ended })
    .onConflict('person_id')
    .merge(ended);
  return true;
};
