import type { Knex } from 'knex';
import { ownerBindings, ownerSql, type PersonKeys } from '#server/personal-data/owner-sql.ts';
import type { PersonalTable } from '#server/personal-data/personal-table.ts';

/** How many rows of each entry are the person's, without those that have none. */
export const rowsAbout = async (
  knex: Knex,
  tables: readonly PersonalTable[],
  person: PersonKeys,
): Promise<ReadonlyMap<PersonalTable, number>> => {
  const found = new Map<PersonalTable, number>();
  for (const entry of tables) {
    const { rows } = await knex.raw(
      `select count(*)::int as n from ${entry.table} where ${ownerSql(entry, tables)}`,
      ownerBindings(person),
    );
    if (rows[0].n > 0) found.set(entry, rows[0].n);
  }
  return found;
};

/** Tables in which a word stands anywhere in a row; those of simulators are left out. */
export const tablesWith = async (knex: Knex, word: string): Promise<string[]> => {
  const names: string[] = await knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const found: string[] = [];
  for (const name of names.filter((one) => !one.startsWith('demo_')))
    if (
      await knex(name).whereRaw(`strpos(lower("${name}"::text), lower(?)) > 0`, [word]).first(knex.raw('1'))
    )
      found.push(name);
  return found.sort();
};
