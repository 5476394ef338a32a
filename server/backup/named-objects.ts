import type { Knex } from 'knex';
import type { ModuleDefinition } from '../module.ts';
import { collectPersonalTables } from '../personal-data/collect.ts';

/** The keys of all stored objects that rows name: photos, documents, files of messages, exports, portraits. */
export const namedObjects = async (
  db: Knex,
  modules: readonly ModuleDefinition[],
): Promise<ReadonlySet<string>> => {
  const ofColumns = collectPersonalTables(modules).flatMap(({ table, object }) =>
    object === undefined ? [] : `select ${object} as key from ${table} where ${object} is not null`,
  );
  const others = modules.flatMap(({ storedData }) => storedData?.objectKeys ?? []);
  const { rows } = await db.raw<{ rows: { key: string }[] }>([...ofColumns, ...others].join('\nunion all\n'));
  return new Set(rows.map(({ key }) => key));
};
