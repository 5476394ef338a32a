import type { ExportedFile, ExportedTable, PersonalData } from '../ports/personal-data.ts';
import type { Scope } from '../scope.ts';
import { rulesOfAccount } from './end-records.ts';
import { eraseFiles } from './erase.ts';
import { eraseAccount } from './erase-account.ts';
import { keptUntil } from './kept-until.ts';
import { ownerBindings, ownerSql } from './owner-sql.ts';
import type { PersonalTable } from './personal-table.ts';
import { accountsOf } from './records.ts';

/** Secrets, and what helps nobody outside: hashes, tokens, keys of files and of requests. */
const SECRET =
  /(?:^|_)hash$|token|idempotency|fingerprint|^object_key$|^request_key$|^room$|^sub$|^link$|^unsubscribe$/;

const withoutSecrets = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)));

const suffix = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** What the modules' tables have of a person; entries of one table are exported together. */
export const personalData =
  (tables: readonly PersonalTable[]) =>
  (scope: Scope): PersonalData => ({
    read: (personId) =>
      scope.transaction(async (tx) => {
        const person = ownerBindings(await accountsOf(tx.db, personId));
        const found = new Map<string, ExportedTable>();
        const files: ExportedFile[] = [];
        for (const entry of tables) {
          if (entry.isNotExported) continue;
          const { rows } = await tx.db.raw<{ rows: Readonly<Record<string, unknown>>[] }>(
            `select * from ${entry.table} where ${ownerSql(entry, tables)}`,
            person,
          );
          if (rows.length === 0) continue;
          const { table, holds } = entry;
          const before = found.get(table)?.rows ?? [];
          found.set(table, { table, holds, rows: [...before, ...rows.map(withoutSecrets)] });
          for (const row of rows) {
            const key = entry.object && row[entry.object];
            if (typeof key === 'string')
              files.push({ name: `${table}/${String(row.id)}.${suffix(key)}`, key });
          }
        }
        return { tables: [...found.values()], files };
      }),
    eraseFiles: async (personId) =>
      eraseFiles(scope, tables, rulesOfAccount, await accountsOf(scope.db, personId)),
    eraseAccount: (personId, deletedFiles) => eraseAccount(scope, tables, personId, deletedFiles),
    keptUntil: (personId) => keptUntil(scope.read, tables, personId),
  });
