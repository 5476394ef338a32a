import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyJob } from '#test/harness/any-job.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { idleSweepsWriteNothing } from '#test/harness/idle-sweeps.ts';
import { testScope } from '#test/harness/scope.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { createPool } from '../database/pool.ts';
import { defineModule, type JobDefinition, type SweepDefinition } from '../module.ts';
import { collectJobs } from '../scope-factory.ts';
import { always } from './ask-due.ts';
import { type JobWorker, newJob, runSweeps, startWorker } from './index.ts';
import { sweepTasks } from './job-tasks.ts';

let database: TestDatabase;
const workers: JobWorker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await database.drop();
});

const moduleWith = (parts: { jobs?: JobDefinition[]; sweeps?: SweepDefinition[] }) =>
  defineModule({ id: 'test', dependsOn: [], ...parts });

const recorded = () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return { lines, log };
};

const work = async (jobs: JobDefinition[], log = pino({ level: 'silent' })): Promise<JobWorker> => {
  const modules = [moduleWith({ jobs })];
  const { makeScope } = testScope({ ...database, modules });
  const worker = await startWorker({
    url: database.url,
    jobs: collectJobs(modules),
    sweeps: [],
    makeScope,
    log,
  });
  workers.push(worker);
  return worker;
};

describe('jobs', () => {
  it('run with their payload, and a drain waits for jobs that jobs add', async () => {
    const done: unknown[] = [];
    const countDown: JobDefinition = {
      id: 'test.count',
      run: async (scope, payload) => {
        done.push(payload.left);
        if (Number(payload.left) > 0)
          await scope.enqueue(anyJob('test.count'), { left: Number(payload.left) - 1 });
      },
    };
    const { scope, drain } = testScope({ ...database, modules: [moduleWith({ jobs: [countDown] })] });
    await scope.enqueue(anyJob('test.count'), { left: 3 });
    await drain();
    expect(done).toEqual([3, 2, 1, 0]);
  });

  it('with the same key become one job, with the latest payload', async () => {
    const seen: unknown[] = [];
    const job: JobDefinition = { id: 'test.keyed', run: async (_, payload) => void seen.push(payload.turn) };
    const { scope, drain } = testScope({ ...database, modules: [moduleWith({ jobs: [job] })] });
    await scope.enqueue(anyJob('test.keyed'), { turn: 1 }, { key: 'k' });
    await scope.enqueue(anyJob('test.keyed'), { turn: 2 }, { key: 'k' });
    await drain();
    expect(seen).toEqual([2]);
  });

  it('have as many attempts as their definition says', async () => {
    const job: JobDefinition = {
      id: 'test.fragile',
      maxAttempts: 1,
      run: () => Promise.reject(new Error('No.')),
    };
    const { scope, drain } = testScope({ ...database, modules: [moduleWith({ jobs: [job] })] });
    await scope.enqueue(anyJob('test.fragile'), {});
    expect(await drain({ expectFailures: true })).toMatchObject([{ job: 'test.fragile', final: true }]);
  });

  it('of an unknown name cannot be added', async () => {
    const { scope } = testScope(database);
    await expect(scope.enqueue(anyJob('test.unknown'), {})).rejects.toThrow(
      'No module has the job "test.unknown".',
    );
  });

  it('are run by a running worker, which logs a failure without the payload', async () => {
    const { lines, log } = recorded();
    const { scope } = testScope({
      ...database,
      modules: [moduleWith({ jobs: [{ id: 'test.fails', run: async () => {} }] })],
    });
    const worker = await work(
      [{ id: 'test.fails', run: () => Promise.reject(new Error('Broken pipe.')) }],
      log,
    );
    await scope.enqueue(anyJob('test.fails'), { secret: 'xyzzy' });
    await expect.poll(() => lines.join('')).toContain('Broken pipe.');
    expect(lines.join('')).toContain('"job":"test.fails"');
    expect(lines.join('')).not.toContain('xyzzy');
    expect(await worker.drain()).toEqual([]);
  });

  it('of a killed process are run by the next one', async () => {
    const done: unknown[] = [];
    const job: JobDefinition = { id: 'test.lost', run: async (_, payload) => void done.push(payload.n) };
    const { scope } = testScope({ ...database, modules: [moduleWith({ jobs: [job] })] });
    await scope.enqueue(anyJob('test.lost'), { n: 1 });
    await database.knex.raw(
      `update graphile_worker._private_jobs
       set locked_by = 'worker-of-a-dead-process', locked_at = now() - interval '1 minute', attempts = 1`,
    );
    await work([job]);
    await expect.poll(() => done).toEqual([1]);
  });

  it('of a living process are not taken away from it, however long they take', async () => {
    let runs = 0;
    let finish = () => {};
    const job: JobDefinition = {
      id: 'test.slow',
      run: () => {
        runs += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    };
    const { scope } = testScope({ ...database, modules: [moduleWith({ jobs: [job] })] });
    await work([job]);
    await scope.enqueue(anyJob('test.slow'), {});
    await expect.poll(() => runs).toBe(1);
    await database.knex.raw(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'",
    );
    const second = await work([job]);
    await sleep(200);
    expect(runs).toBe(1);
    finish();
    expect(await second.drain()).toEqual([]);
  });

  it('continue after the database has cut every connection', async () => {
    const done: unknown[] = [];
    const job: JobDefinition = { id: 'test.again', run: async (_, payload) => void done.push(payload.n) };
    const { scope } = testScope({ ...database, modules: [moduleWith({ jobs: [job] })] });
    await work([job]);
    await scope.enqueue(anyJob('test.again'), { n: 1 });
    await expect.poll(() => done).toEqual([1]);
    await database.knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'thicket-jobs' and datname = current_database()`,
    );
    await scope.enqueue(anyJob('test.again'), { n: 2 });
    await expect.poll(() => done).toEqual([1, 2]);
  });
});

describe('sweeps', () => {
  it('run in order, and a failure does not stop the others', async () => {
    const order: string[] = [];
    const error = new Error('Out of paper.');
    const { scope } = testScope(database);
    const report = await runSweeps(scope, [
      { id: 'test.a', due: always, run: async () => void order.push('a') },
      { id: 'test.b', due: always, run: () => Promise.reject(error) },
      { id: 'test.c', due: always, run: async () => void order.push('c') },
    ]);
    expect(order).toEqual(['a', 'c']);
    expect(report).toEqual({
      ran: ['test.a', 'test.c'],
      idle: [],
      skipped: [],
      failures: [{ sweep: 'test.b', error }],
    });
  });

  it('run only when something is due, and one may give a later one something to do', async () => {
    const order: string[] = [];
    let later = 'select where false';
    const sweep = (name: string, due: string | (() => string), work = () => {}): SweepDefinition => ({
      id: `test.${name}`,
      due: ({ db }) => [db.raw(typeof due === 'string' ? due : due())],
      run: async () => {
        order.push(name);
        work();
      },
    });
    const { scope } = testScope(database);
    const sweeps = [
      sweep('idle', 'select where false'),
      sweep('before', () => later),
      sweep('first', 'select 1', () => {
        later = 'select 1';
      }),
      sweep('later', () => later),
      { ...sweep('off', ''), due: () => [] },
    ];
    const report = await runSweeps(scope, sweeps);
    expect(order).toEqual(['first', 'later']);
    expect(report).toMatchObject({
      ran: ['test.first', 'test.later'],
      idle: ['test.idle', 'test.before', 'test.off'],
      failures: [],
    });
  });

  it('cost one statement together when nothing is due', async () => {
    const { scope } = testScope(database);
    const idle = (name: string): SweepDefinition => ({
      id: `test.${name}`,
      due: ({ db, clock }) => [db('graphile_worker._private_jobs').where('run_at', '>', clock.now())],
      run: () => Promise.reject(new Error('No.')),
    });
    const statements = await statementsOf(database.knex, () => runSweeps(scope, [idle('a'), idle('b')]));
    expect(statements).toHaveLength(1);
  });

  it('end with each tick, for the alert about late ones, also when they had nothing to do', async () => {
    const { scope } = testScope(database);
    const idle: SweepDefinition = { id: 'test.idle', due: () => [], run: async () => {} };
    const busy: SweepDefinition = { id: 'test.busy', due: always, run: async () => {} };
    const failing: SweepDefinition = {
      id: 'test.failing',
      due: always,
      run: () => Promise.reject(new Error('No.')),
    };
    const ended: string[] = [];
    const tasks = sweepTasks([idle, busy, failing], () => scope, {
      sweepEnded: (sweep) => ended.push(sweep),
    });
    for (const task of Object.values(tasks)) if (task) await Reflect.apply(task, undefined, []);
    expect(ended).toEqual(['test.idle', 'test.busy']);
  });

  it('whose question fails is reported, and the others run', async () => {
    const { scope } = testScope(database);
    const ok: SweepDefinition = { id: 'test.ok', due: always, run: async () => {} };
    const broken: SweepDefinition = { ...ok, id: 'test.broken', due: ({ db }) => [db('no_such_table')] };
    const unable: SweepDefinition = {
      ...ok,
      id: 'test.unable',
      due: () => {
        throw new Error('No port.');
      },
    };
    const report = await runSweeps(scope, [broken, unable, ok]);
    expect(report.ran).toEqual(['test.ok']);
    expect(report.failures.map(({ sweep }) => sweep)).toEqual(['test.broken', 'test.unable']);
  });

  it('that say falsely that nothing is due are found by running them', async () => {
    const { scope } = testScope(database);
    const honest: SweepDefinition = {
      id: 'test.honest',
      due: () => [],
      run: async ({ db }) => {
        await db.raw('select 1');
      },
    };
    const lying: SweepDefinition = {
      ...honest,
      id: 'test.lying',
      run: (at) => at.append({ jobs: [newJob('test.any', {})] }),
    };
    await expect(idleSweepsWriteNothing(scope, [honest])).resolves.toBeUndefined();
    await expect(idleSweepsWriteNothing(scope, [honest, lying])).rejects.toThrow('The sweep test.lying said');
  });

  it('never run twice simultaneously: the second run skips them or waits', async () => {
    let running = 0;
    let most = 0;
    const slow: SweepDefinition = {
      id: 'test.slow',
      due: always,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(150);
        running -= 1;
      },
    };
    const one = testScope(database);
    const other = createPool(database.url, { max: 4 });
    try {
      const reports = await Promise.all([
        runSweeps(one.scope, [slow]),
        runSweeps(testScope({ ...database, knex: other }).scope, [slow]),
      ]);
      expect(reports.map((report) => report.ran.length).sort()).toEqual([0, 1]);
      expect(reports.map((report) => report.skipped.length).sort()).toEqual([0, 1]);

      const patient = await Promise.all([
        runSweeps(one.scope, [slow], 'wait'),
        runSweeps(testScope({ ...database, knex: other }).scope, [slow], 'wait'),
      ]);
      expect(patient.map((report) => report.ran)).toEqual([['test.slow'], ['test.slow']]);
      expect(most).toBe(1);
    } finally {
      await other.destroy();
    }
  });

  it('run as tasks of a worker, which survive a failure', async () => {
    let runs = 0;
    const sweep: SweepDefinition = {
      id: 'test.ticks',
      due: always,
      run: () => {
        runs += 1;
        return Promise.reject(new Error('No.'));
      },
    };
    const { makeScope, scope } = testScope(database);
    const log = pino({ level: 'silent' });
    workers.push(await startWorker({ url: database.url, jobs: [], sweeps: [sweep], makeScope, log }));
    await scope.append({ jobs: [newJob('sweep:test.ticks', {})] });
    await expect.poll(() => runs).toBe(1);
    await expect.poll(() => database.knex('graphile_worker._private_jobs').pluck('id')).toEqual([]);
  });

  it('release their lock after a failure', async () => {
    let fail = true;
    const sweep: SweepDefinition = {
      id: 'test.sometimes',
      due: always,
      run: () => (fail ? Promise.reject(new Error('No.')) : Promise.resolve()),
    };
    const { scope } = testScope(database);
    expect((await runSweeps(scope, [sweep])).failures).toHaveLength(1);
    fail = false;
    expect((await runSweeps(scope, [sweep])).ran).toEqual(['test.sometimes']);
  });
});
