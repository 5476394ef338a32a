import type { KeepRuleId } from '#config/keep-rules.ts';
import { objectStorePort } from '../ports/object-store.ts';
import type { Scope } from '../scope.ts';
import { allowErasure } from './allow-erasure.ts';
import { childrenFirst } from './children-first.ts';
import { ownerBindings, ownerSql, type PersonKeys } from './owner-sql.ts';
import type { PersonalTable } from './personal-table.ts';

const of = (tables: readonly PersonalTable[], rules: readonly KeepRuleId[]): readonly PersonalTable[] =>
  tables.filter(({ keep }) => rules.includes(keep));

const objectKeys = async (
  scope: Scope,
  tables: readonly PersonalTable[],
  rules: readonly KeepRuleId[],
  person: PersonKeys,
): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (const entry of of(tables, rules)) {
    if (entry.object === undefined) continue;
    const { rows } = await scope.db.raw<{ rows: { key: string }[] }>(
      `select ${entry.object} as key from ${entry.table}
       where ${entry.object} is not null and ${ownerSql(entry, tables)}`,
      ownerBindings(person),
    );
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
};

/**
 * Deletes the person's stored files of these rules. Outside of a transaction and before `eraseRows`: a crash in between
 * leaves rows whose deletion is repeated, and never a file that no row refers to.
 */
export const eraseFiles = async (
  scope: Scope,
  tables: readonly PersonalTable[],
  rules: readonly KeepRuleId[],
  person: PersonKeys,
): Promise<ReadonlySet<string>> => {
  const keys = await objectKeys(scope, tables, rules, person);
  for (const key of keys) await scope.use(objectStorePort).delete(key);
  return new Set(keys);
};

/**
 * Deletes the person's rows of these rules, and takes out of those that stay what leads to the person. In the caller's
 * transaction. Throws when a file came meanwhile, so that the caller tries again.
 */
export const eraseRows = async (
  tx: Scope,
  tables: readonly PersonalTable[],
  rules: readonly KeepRuleId[],
  person: PersonKeys,
  deletedFiles: ReadonlySet<string>,
): Promise<void> => {
  const left = (await objectKeys(tx, tables, rules, person)).filter((key) => !deletedFiles.has(key));
  if (left.length > 0) throw new Error('A file was added during an erasure; it is tried again.');
  await allowErasure(tx.db);
  for (const entry of await childrenFirst(tx.db, of(tables, rules))) {
    if (entry.end === 'keep') continue;
    const where = ownerSql(entry, tables);
    const set = Object.entries(entry.end === 'delete' ? {} : entry.end).map(
      ([column, to]) => `${column} = ${to}`,
    );
    const verb =
      entry.end === 'delete' ? `delete from ${entry.table}` : `update ${entry.table} set ${set.join(', ')}`;
    await tx.db.raw(`${verb} where ${where}`, ownerBindings(person));
  }
};
