import { keepRules } from '#config/keep-rules.ts';
import { addDays } from '#kernel/dates.ts';
import type { KeptUntil } from '../ports/personal-data.ts';
import type { ReadJson } from '../scope.ts';
import type { PersonalTable } from './personal-table.ts';
import { entriesOf, type RecordEnd } from './records.ts';

const newest = (tables: readonly PersonalTable[], record: RecordEnd): string =>
  `(select max(at) from (${entriesOf(tables, record)
    .map(
      ({ table, of, entry }) => `select max(${entry}) as at from ${table} where ${table}.${String(of[0])} in
        (select own.id from person own where own.id = :personId or own.merged_into = :personId)`,
    )
    .join(' union all ')}) entries)`;

const after = (newestEntry: string | null, record: RecordEnd): Date | null =>
  newestEntry === null ? null : addDays(new Date(newestEntry), keepRules[record].days);

/** When the records of a person end if nothing is added to them. */
export const keptUntil = async (
  read: ReadJson,
  tables: readonly PersonalTable[],
  personId: string,
): Promise<KeptUntil> => {
  const found = await read<Record<RecordEnd, string | null>>(
    `(select json_build_object('medical', ${newest(tables, 'medical')}, 'invoices', ${newest(tables, 'invoices')}))`,
    { personId },
  );
  return { medical: after(found.medical, 'medical'), invoices: after(found.invoices, 'invoices') };
};
