import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openLossyLink } from '#test/harness/lossy-link.ts';
import { testScope } from '#test/harness/scope.ts';
import { createPool } from '../database/pool.ts';
import { defineModule, type JobDefinition, type SweepDefinition } from '../module.ts';
import { collectJobs } from '../scope-factory.ts';
import { newJob, runSweeps, startWorker } from './index.ts';

let database: TestDatabase;
const ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.drop();
});

/** A worker that runs the jobs, on the address of the database that it is given. */
const work = async (jobs: JobDefinition[], url = database.url) => {
  const modules = [defineModule({ id: 'test', dependsOn: [], jobs })];
  const { scope, makeScope } = testScope({ ...database, modules });
  const log = pino({ level: 'silent' });
  const worker = await startWorker({ url, jobs: collectJobs(modules), sweeps: [], makeScope, log });
  ends.unshift(() => worker.stop());
  return { enqueue: (...names: string[]) => scope.append({ jobs: names.map((name) => newJob(name, {})) }) };
};

/**
 * A worker whose connection to the database a test closes. Jobs that `wait` run until `finish` is called with their names, or with
 * none for all; `running` has those that have begun to wait.
 */
const workOverLink = async (jobsThat: (wait: (name: string) => Promise<void>) => JobDefinition[]) => {
  const direct = new URL(database.url);
  const link = await openLossyLink(Number(direct.port), /^never$/);
  ends.push(() => link.stop());
  direct.searchParams.delete('host');
  direct.hostname = '127.0.0.1';
  direct.port = String(link.port);
  const running = new Map<string, () => void>();
  const wait = (name: string) => new Promise<void>((resolve) => running.set(name, resolve));
  const { enqueue } = await work(jobsThat(wait), direct.href);
  ends.unshift(async () => link.set('open'));
  const finish = (...names: string[]) => {
    for (const name of names.length > 0 ? names : running.keys()) running.get(name)?.();
  };
  return { link, running, finish, enqueue };
};

describe('jobs', () => {
  it('that fail or end while the database is away leave a process that continues when it is back', async () => {
    const done: string[] = [];
    const { link, running, finish, enqueue } = await workOverLink((wait) => [
      {
        id: 'test.fails',
        run: async () => {
          await wait('fails');
          throw new Error('The database is away.');
        },
      },
      { id: 'test.ends', run: () => wait('ends') },
      { id: 'test.later', run: async () => void done.push('later') },
    ]);
    await enqueue('test.fails', 'test.ends');
    await expect.poll(() => [...running.keys()].sort()).toEqual(['ends', 'fails']);
    link.set('closed');
    finish();
    await enqueue('test.later');
    await sleep(1_000);
    expect(done).toEqual([]);
    link.set('open');
    await expect.poll(() => done).toEqual(['later']);
  });

  it('that a worker has fetched and not begun when the database goes away are run by another one', async () => {
    const begun = new Set<string>();
    const jobsThat = (wait: (name: string) => Promise<void>): JobDefinition[] =>
      ['first', 'second', 'third', 'a', 'b', 'c', 'd'].map((name) => ({
        id: `test.${name}`,
        run: async () => {
          begun.add(name);
          await wait(name);
        },
      }));
    const { link, running, finish, enqueue } = await workOverLink(jobsThat);
    await enqueue('test.first', 'test.second', 'test.third');
    await expect.poll(() => running.size).toBe(3);
    // The one free worker fetches all four, begins one, and keeps three for those that become free.
    await enqueue('test.a', 'test.b', 'test.c', 'test.d');
    await expect.poll(() => running.size).toBe(4);
    link.set('closed');
    finish('first');
    await sleep(1_000);
    expect(begun.size).toBe(5);
    finish();
    await database.knex.raw(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'",
    );
    await work(jobsThat(async () => {}));
    await expect.poll(() => begun.size).toBe(7);
  });
});

it('sweeps are asked only once while the database is away, and all of them fail', async () => {
  const closed = createPool(database.url, { max: 1 });
  await closed.destroy();
  const { scope } = testScope({ ...database, knex: closed });
  const asked: string[] = [];
  const sweep = (name: string): SweepDefinition => ({
    id: `test.${name}`,
    due: ({ db }) => {
      asked.push(name);
      return [db.select(1)];
    },
    run: () => Promise.reject(new Error('It must not run.')),
  });
  const { ran, failures } = await runSweeps(scope, [sweep('a'), sweep('b')]);
  expect([ran, failures.map(({ sweep: id }) => id), asked]).toEqual([[], ['test.a', 'test.b'], ['a', 'b']]);
});
