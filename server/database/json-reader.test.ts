import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { jsonReader } from './json-reader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The statements that `work` sends. */
const sentBy = async (knex: Knex, work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = [];
  const note = ({ sql }: { sql: string }) => void sent.push(sql);
  knex.on('query', note);
  await work();
  knex.off('query', note);
  return sent;
};

const sum = '(select to_json(:a::int + :b::int))';
const list = '(select json_agg(x) from unnest(:list::int[]) x)';

it('combines the reads of one tick into one statement, each with its own bindings', async () => {
  const read = jsonReader(database.knex);
  let answers: unknown;
  const sent = await sentBy(database.knex, async () => {
    answers = await Promise.all([
      read(sum, { a: 1, b: 2 }),
      read(list, { list: [3, 4] }),
      read(sum, { b: 20, a: 10 }),
    ]);
  });
  expect(answers).toEqual([3, [3, 4], 30]);
  expect(sent).toHaveLength(1);
});

it('reads once what is read twice in one tick, but not with other bindings', async () => {
  const read = jsonReader(database.knex);
  const numbered = `(select json_build_array(nextval('counted'), :a::int, to_json(:at::timestamptz)))`;
  await database.knex.raw('create sequence counted');
  const at = '2026-11-20T12:00:00.000Z';
  const [first, again, other] = await Promise.all([
    read<number[]>(numbered, { a: 1, at: new Date(at) }),
    read<number[]>(numbered, { a: 1, at: new Date(at) }),
    read<number[]>(numbered, { a: 2, at: new Date(at) }),
  ]);
  expect(again).toEqual(first);
  expect([first, other].map(([count, a]) => [Number(count), a])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it('sends a later read as a separate statement and caches nothing', async () => {
  const read = jsonReader(database.knex);
  const now = '(select to_json(clock_timestamp()))';
  const sent = await sentBy(database.knex, async () => {
    expect(await read(now, {})).not.toBe(await read(now, {}));
  });
  expect(sent).toHaveLength(2);
});

it('returns null when there is no row', async () => {
  expect(await jsonReader(database.knex)('(select to_json(1) where :no)', { no: false })).toBeNull();
});

it('rejects when the statement fails', async () => {
  await expect(jsonReader(database.knex)('(select to_json(1 / :zero::int))', { zero: 0 })).rejects.toThrow(
    'division by zero',
  );
});
