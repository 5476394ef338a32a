import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createPool } from './pool.ts';
import { readRows } from './read-rows.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex.schema.createTable('item', (table) => {
    table.integer('id').primary();
  });
  pool = createPool(database.url, { max: 1 });
});
afterAll(async () => {
  await pool?.destroy();
  await database?.drop();
});
beforeEach(() => database.knex('item').delete());

const ids = (): Promise<number[]> => database.knex('item').orderBy('id').pluck('id');

it('keeps what a transaction writes to itself until it commits', async () => {
  await pool.transaction(async (tx) => {
    await tx('item').insert({ id: 1 });
    expect(await ids()).toEqual([]);
    await tx('item').insert({ id: 2 });
  });
  expect(await ids()).toEqual([1, 2]);
});

it('rolls back what the first statement wrote', async () => {
  const stopped = pool.transaction(async (tx) => {
    await tx('item').insert({ id: 1 });
    throw new Error('No.');
  });
  await expect(stopped).rejects.toThrow('No.');
  const failed = pool.transaction(async (tx) => {
    await tx('item').insert([{ id: 1 }, { id: 1 }]);
  });
  await expect(failed).rejects.toThrow('duplicate key');
  expect(await ids()).toEqual([]);
});

it('begins with a statement that bypasses the query builder', async () => {
  await pool.transaction(async (tx) => {
    const rows = await readRows(tx, 'insert into item values ($1) returning id', [7]);
    expect(rows).toEqual([{ id: 7 }]);
    expect(await ids()).toEqual([]);
  });
  expect(await ids()).toEqual([7]);
});

it('leaves the connection usable after a transaction without a statement', async () => {
  await pool.transaction(async () => {});
  await expect(pool.transaction(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  await pool('item').insert({ id: 1 });
  expect(await ids()).toEqual([1]);
});

it('returns each of several simultaneous statements its own rows', async () => {
  await pool('item').insert([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const found = await pool.transaction((tx) =>
    Promise.all([3, 1, 2].map((id) => tx('item').where({ id }).first('id'))),
  );
  expect(found).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
});
