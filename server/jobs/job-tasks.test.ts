import { expect, it } from 'vitest';
import { NOON, scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import type { JobDefinition } from '../module.ts';
import { notifiedBy } from '../ports/webhooks.ts';
import { jobTasks } from './job-tasks.ts';

/** Runs one job with a payload, as the worker does; returns what it got and which notifications were measured. */
const runJob = async (payload: unknown, run: JobDefinition['run'] = async () => {}) => {
  const got: unknown[] = [];
  const measured: [source: string, seconds: number][] = [];
  const job: JobDefinition = {
    id: 'test.job',
    run: async (scope, own) => {
      got.push(own);
      await run(scope, own);
    },
  };
  const tasks = jobTasks([job], () => scopeInMemory([]), {
    webhookProcessed: (source, seconds) => measured.push([source, seconds]),
  });
  const result: unknown = tasks['test.job'] && Reflect.apply(tasks['test.job'], undefined, [payload]);
  const failure = await Promise.resolve(result).then(
    () => null,
    (error: Error) => error.message,
  );
  return { got, measured, failure };
};

const ago = (seconds: number): Date => new Date(NOON.getTime() - seconds * 1_000);

it('a job that a notification caused gets its own payload, and the time since the notification is measured', async () => {
  const payload = { intentId: 'pi_1', ...notifiedBy('payments', ago(90)) };
  expect(await runJob(JSON.parse(JSON.stringify(payload)))).toEqual({
    got: [{ intentId: 'pi_1' }],
    measured: [['payments', 90]],
    failure: null,
  });
});

it('a provider whose clock is ahead is not late', async () => {
  expect((await runJob(notifiedBy('pharmacy', ago(-30)))).measured).toEqual([['pharmacy', 0]]);
});

it.each([
  ['that fails', notifiedBy('payments', ago(90)), () => Promise.reject(new Error('No.')), 'No.'],
  ['without a notification', { intentId: 'pi_1' }, async () => {}, null],
  ['whose provider names no time', notifiedBy('mail', null), async () => {}, null],
  ['with another source', { notified: { source: 'else', at: NOON } }, async () => {}, null],
])('nothing is measured of a job %s', async (_what, payload, run, failure) => {
  expect(await runJob(payload, run)).toMatchObject({ measured: [], failure });
});

it('a payload that is no object fails, and the job does not run', async () => {
  expect(await runJob([1])).toEqual({
    ...{ got: [], measured: [] },
    failure: 'The payload of "test.job" is not an object.',
  });
});
