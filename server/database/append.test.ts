import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { newJob } from '../jobs/new-job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex.schema.createTable('item', (table) => {
    table.text('id').primary();
    table.jsonb('detail');
    table.timestamp('at');
  });
  await database.knex.schema.createTable('item_part', (table) => {
    table.text('item_id').references('item.id');
  });
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await database.knex.raw('truncate item, item_part');
  await database.knex.raw('delete from graphile_worker._private_jobs');
});

const at = new Date('2026-11-20T12:00:00.123Z');
const item = (id: string) => ({ id, detail: { from: [id] }, at });
const jobs = async () => (await database.knex('graphile_worker.jobs').orderBy('id')).map(({ key }) => key);

it('writes what a transaction appends in one statement before the commit', async () => {
  const { scope } = testScope(database);
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => void statements.push(sql.slice(0, 6));
  database.knex.on('query', listen);
  await scope.transaction(async (tx) => {
    // A part may refer to a row that is appended later, or with the same statement.
    await tx.append({ rows: { item_part: [{ item_id: 'a' }] } });
    await tx.append({ rows: { item: [item('a')] }, jobs: [newJob('test.one', { n: 1 })] });
    await tx.append({ rows: { item: [item('b')] }, jobs: [newJob('test.two', {}, { key: 'two' })] });
  });
  database.knex.removeListener('query', listen);
  expect(statements).toEqual(['BEGIN;', 'with p', 'COMMIT']);
  expect(await database.knex('item').orderBy('id')).toEqual([item('a'), item('b')]);
  expect(await database.knex('item_part')).toEqual([{ item_id: 'a' }]);
  expect(await jobs()).toEqual([null, 'two']);
});

it('writes nothing when the transaction is rolled back, also by what is appended', async () => {
  const { scope } = testScope(database);
  const stopped = scope.transaction(async (tx) => {
    await tx.append({ rows: { item: [item('a')] } });
    throw new Error('No stock.');
  });
  await expect(stopped).rejects.toThrow('No stock.');
  const twice = scope.transaction(async (tx) => {
    await tx.db('item').insert({ id: 'b' });
    await tx.append({ rows: { item: [item('c'), item('c')] }, jobs: [newJob('test.one', {})] });
  });
  await expect(twice).rejects.toThrow('duplicate key');
  expect(await database.knex('item')).toEqual([]);
  expect(await jobs()).toEqual([]);
});

it('adds the last of several jobs with one key, and replaces one that waits', async () => {
  const { scope } = testScope(database);
  const numbered = (n: number) => newJob('test.one', { n }, { key: 'one' });
  await scope.append({ jobs: [numbered(1)] });
  await scope.transaction(async (tx) => {
    await tx.append({ jobs: [numbered(2)] });
    await tx.append({ jobs: [numbered(3)] });
  });
  const payloads = await database.knex('graphile_worker._private_jobs').pluck('payload');
  expect(payloads).toEqual([{ n: 3 }]);
});

it('writes immediately outside of a transaction, and sends no statement for nothing', async () => {
  const { scope } = testScope(database);
  await scope.append({ rows: { item: [item('a')] } });
  expect(await database.knex('item').pluck('id')).toEqual(['a']);
  await scope.append({ rows: { item: [] }, jobs: [] });
});
