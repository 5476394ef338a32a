import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ pool: 1 });
  await database.knex.schema.createTable('item', (table) => {
    table.integer('id').primary();
    table.text('name');
  });
  await database.knex('item').insert([
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ]);
});
afterAll(() => database?.drop());

const prepared = async (): Promise<string[]> => {
  const { rows } = await database.knex.raw(
    `select statement from pg_prepared_statements where statement like '%item%' order by prepare_time`,
  );
  return rows.map(({ statement }: { statement: string }) => statement);
};

const nameOf = (id: number) => database.knex('item').where({ id }).first('name');

it('plans a statement with parameters once and returns each execution its own result', async () => {
  const before = (await prepared()).length;
  expect([await nameOf(1), await nameOf(2), await nameOf(1)]).toEqual([
    { name: 'one' },
    { name: 'two' },
    { name: 'one' },
  ]);
  expect((await prepared()).slice(before)).toEqual(['select "name" from "item" where "id" = $1 limit $2']);
});

it('does not rely on columns that a migration may change', async () => {
  const whole = () => database.knex('item').where({ id: 1 }).first();
  expect(await whole()).toEqual({ id: 1, name: 'one' });
  expect(await nameOf(1)).toEqual({ name: 'one' });
  await database.knex.schema.alterTable('item', (table) => {
    table.integer('height').notNullable().defaultTo(7);
  });
  expect(await whole()).toEqual({ id: 1, name: 'one', height: 7 });
  expect(await nameOf(1)).toEqual({ name: 'one' });
});

it.each([
  ['with few as (select * from item where id < ?) select id from few', true],
  ['select id, (select count(*) from item where id > ?) as more from item', true],
  ['select item.* from item where id = ?', false],
  ['select id, item.* from item where id = ?', false],
  ['update item set id = id where id = ? returning *', false],
])('%s: prepared is %s', async (sql, expected) => {
  const before = (await prepared()).length;
  await database.knex.raw(sql, [1]);
  expect((await prepared()).length - before).toBe(expected ? 1 : 0);
});

it('stays usable after an error and inside a transaction', async () => {
  await expect(database.knex('item').insert({ id: 1, name: 'again' })).rejects.toThrow('duplicate key');
  await expect(
    database.knex.transaction(async (trx) => {
      await trx('item').insert({ id: 3, name: 'three' });
      throw new Error('never mind');
    }),
  ).rejects.toThrow('never mind');
  await database.knex('item').insert({ id: 3, name: 'really three' });
  expect(await nameOf(3)).toEqual({ name: 'really three' });
});
