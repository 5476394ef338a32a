import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('reads bigint and count as numbers, dates as text and instants as Date', async () => {
  const { rows } = await database.knex.raw(
    `select 9007199254740991::bigint as big, count(*) as count, date '2027-03-12' as day,
            timestamptz '2027-03-12 08:00+00' as instant, null::bigint as nothing`,
  );
  expect(rows).toEqual([
    {
      big: 9_007_199_254_740_991,
      count: 1,
      day: '2027-03-12',
      instant: new Date('2027-03-12T08:00:00Z'),
      nothing: null,
    },
  ]);
});

it('survives the server closing an idle connection', async () => {
  const pool = createPool(database.url, { max: 1 });
  try {
    const { rows } = await pool.raw('select pg_backend_pid() as pid');
    await database.knex.raw('select pg_terminate_backend(?)', [rows[0].pid]);
    await expect
      .poll(async () => (await pool.raw('select pg_backend_pid() as pid')).rows[0].pid)
      .not.toBe(rows[0].pid);
  } finally {
    await pool.destroy();
  }
});

it('cancels a statement that takes too long', async () => {
  expect((await database.knex.raw('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
  const pool = createPool(database.url, { max: 1, statementTimeoutMs: 50 });
  try {
    await expect(pool.raw('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  } finally {
    await pool.destroy();
  }
});

it('leaves values out of error messages', async () => {
  const insert = database.knex('demo_clock').insert({ only: true, ahead_ms: 123_456_789 });
  await expect(insert).rejects.toThrow(/\$1/);
  await expect(database.knex('demo_clock').insert({ only: true, ahead_ms: 123_456_789 })).rejects.not.toThrow(
    /123456789/,
  );
});
