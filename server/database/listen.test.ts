import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type Listener, listen } from './listen.ts';

let database: TestDatabase;
let listener: Listener;
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: 'silent' });
  listener = await listen(database.url, ['prices', 'words'], (channel) => heard.push(channel), log);
});
afterAll(async () => {
  await listener?.stop();
  await database?.drop();
});

const others = async (): Promise<number> => {
  const { rows } = await database.knex.raw(
    "select pid from pg_stat_activity where application_name = 'thicket-listen' and datname = current_database()",
  );
  return rows[0]?.pid;
};

it('receives a notification when its transaction commits, and none when it is rolled back', async () => {
  await database.knex.transaction(async (trx) => {
    await trx.raw("select pg_notify('prices', '')");
    await trx.raw("select pg_notify('elsewhere', '')");
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['prices']);
  const undone = database.knex.transaction(async (trx) => {
    await trx.raw("select pg_notify('words', '')");
    throw new Error('never mind');
  });
  await expect(undone).rejects.toThrow('never mind');
  await database.knex.raw("select pg_notify('prices', '')");
  await expect.poll(() => heard).toEqual(['prices', 'prices']);
});

it('reports every channel as changed when its connection breaks, then receives notifications again', async () => {
  heard.length = 0;
  await database.knex.raw('select pg_terminate_backend(?)', [await others()]);
  await expect.poll(() => heard).toEqual(['prices', 'words']);
  await expect.poll(() => heard).toEqual(['prices', 'words', 'prices', 'words']);
  await database.knex.raw("select pg_notify('words', '')");
  await expect.poll(() => heard.length).toBe(5);
});
