import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type LossyLink, openLossyLink } from '#test/harness/lossy-link.ts';
import { isOutage } from './is-outage.ts';
import { createPool } from './pool.ts';

/** The real driver and pool, on a connection that a test cuts. */
const direct = new URL(inject('testServerUrl'));
direct.searchParams.delete('host');
let link: LossyLink;
let pool: ReturnType<typeof createPool>;

beforeEach(async () => {
  link = await openLossyLink(Number(direct.port), /^never$/);
  const url = new URL(direct);
  url.hostname = '127.0.0.1';
  url.port = String(link.port);
  pool = createPool(url.href, { max: 1 });
});
afterEach(async () => {
  await pool.destroy();
  await link.stop();
});

const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

it('a connection that is cut during a statement, one that cannot be made, and then neither', async () => {
  await pool.raw('select 1');
  const cut = failureOf(pool.raw('select pg_sleep(10)'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  link.set('closed');
  expect(isOutage(await cut)).toBe(true);
  expect(isOutage(await failureOf(pool.raw('select 1')))).toBe(true);
  link.set('open');
  await expect
    .poll(() =>
      pool.raw('select 1').then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ '?column?': 1 }]);
});

it('a server that ends the connection', async () => {
  const ended = failureOf(pool.raw('select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)'));
  expect(isOutage(await ended)).toBe(true);
});

it('nobody at the address', async () => {
  const nowhere = createPool('postgres://127.0.0.1:1/thicket', { max: 1 });
  try {
    expect(isOutage(await failureOf(nowhere.raw('select 1')))).toBe(true);
  } finally {
    await nowhere.destroy();
  }
});

it.each([
  ['a statement that is wrong', 'select * from no_such_table'],
  ['a value that is wrong', `select 'x'::int`],
  ['a statement that takes too long', `set statement_timeout = 20; select pg_sleep(1)`],
])('%s is none', async (_what, sql) => {
  expect(isOutage(await failureOf(pool.raw(sql)))).toBe(false);
});

it.each([
  ['an error of the product', new Error('The order has no lines.')],
  ['something that is no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s is none', (_what, error) => {
  expect(isOutage(error)).toBe(false);
});

it('is found behind the error that it caused, and in each of several addresses', () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  expect(isOutage(new Error('could not read', { cause: refused }))).toBe(true);
  expect(isOutage(new AggregateError([refused, refused]))).toBe(true);
  expect(isOutage(new AggregateError([refused, new Error('something else')]))).toBe(false);
  expect(isOutage(new pg.DatabaseError('the server stops', 1, 'error'))).toBe(false);
});
