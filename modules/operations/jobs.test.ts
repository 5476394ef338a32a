import { beforeEach, describe, expect, it } from 'vitest';
import { defineModule } from '#server/module.ts';
import { jobQueuePort } from '#server/ports/job-queue.ts';
import { anyJob } from '#test/harness/any-job.ts';
import { dataOf } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { operationsModule } from './module.ts';

let runs = 0;
let works = false;
const run = async (): Promise<void> => {
  runs += 1;
  if (!works) throw new Error('sam@example.com refused "Sam Rivera"\nat line 3');
};
/** Jobs that fail until they work: one with a single attempt, one with ten. */
const fragileModule = defineModule({
  id: 'fragile',
  dependsOn: [],
  jobs: [
    { id: 'fragile.once', maxAttempts: 1, run },
    { id: 'fragile.often', run },
  ],
});

const harness = await openFileHarness({ modules: [...orderModules, operationsModule, fragileModule] });
const operator = await harness.operator();

beforeEach(async () => {
  [runs, works] = [0, false];
  await harness.knex('graphile_worker._private_jobs').delete();
  await emptyAuditLog(harness.knex);
});

const KINDS = 'kinds { kind running waiting oldestAt nextTryAt failed lastError }';
const JOBS = 'jobs { id kind attempts maxAttempts addedAt nextTryAt lastError } next';
const LIST = `query($state: String!, $kind: String, $before: String) {
  deskJobs(state: $state, kind: $kind, before: $before) { ${KINDS} ${JOBS} } }`;

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly nextTryAt: string | null;
}
interface Jobs {
  readonly kinds: readonly Record<string, unknown>[];
  readonly jobs: readonly Job[];
  readonly next: string | null;
}
const list = async (state = 'failed', more: Record<string, unknown> = {}): Promise<Jobs> =>
  dataOf<{ deskJobs: Jobs }>(await harness.api(operator, LIST, { state, ...more })).deskJobs;
const retry = async (id: string): Promise<boolean> =>
  dataOf<{ deskRetryJob: boolean }>(
    await harness.api(operator, 'mutation($id: ID!) { deskRetryJob(id: $id) }', { id }),
  ).deskRetryJob;
const retryAll = async (kind: string): Promise<number> =>
  dataOf<{ deskRetryJobs: number }>(
    await harness.api(operator, 'mutation($kind: String!) { deskRetryJobs(kind: $kind) }', { kind }),
  ).deskRetryJobs;
const retried = async () =>
  (await harness.rows('audit_log', { action: 'jobs.retried' })).map(({ actor_id, subject_id, detail }) => [
    actor_id,
    subject_id,
    detail,
  ]);
const fail = async (kind: string, times = 1): Promise<readonly Job[]> => {
  for (let time = 0; time < times; time += 1)
    await harness.scope.enqueue(anyJob(kind), { note: 'Sam has hair loss' });
  await harness.drain({ expectFailures: true });
  return (await list(kind === 'fragile.once' ? 'failed' : 'waiting')).jobs;
};

describe('the list of background jobs', () => {
  it('has by kind how many wait and are given up, and jobs with the error, but nothing of a person', async () => {
    await fail('fragile.once', 2);
    await fail('fragile.often');
    const failed = await list('failed');
    expect(failed.kinds).toEqual([
      {
        ...{ kind: 'fragile.once', running: 0, waiting: 0, oldestAt: null, nextTryAt: null, failed: 2 },
        lastError: '{email} refused "…"',
      },
      {
        ...{ kind: 'fragile.often', running: 0, waiting: 1, failed: 0 },
        ...{ oldestAt: expect.any(String), nextTryAt: expect.any(String) },
        lastError: '{email} refused "…"',
      },
    ]);
    expect(failed.jobs).toMatchObject([
      {
        kind: 'fragile.once',
        attempts: 1,
        maxAttempts: 1,
        nextTryAt: null,
        lastError: '{email} refused "…"',
      },
      { kind: 'fragile.once', attempts: 1 },
    ]);
    const waiting = await list('waiting');
    expect(waiting.jobs).toMatchObject([{ kind: 'fragile.often', attempts: 1, maxAttempts: 10 }]);
    expect(Date.parse(String(waiting.jobs[0]?.nextTryAt))).toBeGreaterThan(Date.now());
    expect(JSON.stringify([failed, waiting])).not.toMatch(/hair|Sam|example\.com/);
  });

  it('is of one kind when one is wanted, and does not show sweeps', async () => {
    await fail('fragile.once');
    await harness.knex.raw("select graphile_worker.add_job('sweep:billing.notices')");
    expect((await list('failed', { kind: 'fragile.often' })).jobs).toEqual([]);
    expect((await list('failed', { kind: 'fragile.once' })).jobs).toHaveLength(1);
    expect((await list('waiting')).jobs).toEqual([]);
    expect((await list()).kinds.map(({ kind }) => kind)).toEqual(['fragile.once']);
  });

  it('has pages without gap or repetition, also when jobs come in between', async () => {
    await harness.knex.raw(`with added as (
        select (graphile_worker.add_job('fragile.once', max_attempts => 1)).id from generate_series(1, 60))
      select count(*) from added`);
    await harness.knex('graphile_worker._private_jobs').update({ attempts: 1 });
    const first = await list();
    await fail('fragile.once');
    const second = await list('failed', { before: first.next });
    expect([first.jobs.length, second.jobs.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(60);
  });

  it.each([
    [{ state: 'everything' }, 'state'],
    [{ state: 'failed', before: 'x' }, 'before'],
    [{ state: 'failed', kind: 'k'.repeat(101) }, 'kind'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await harness.api(operator, LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});

describe('trying one job again', () => {
  it('runs one that is given up with all its attempts; the log has who wanted it; the next press changes nothing', async () => {
    const [job] = await fail('fragile.once');
    works = true;
    expect(await retry(job?.id ?? '')).toBe(true);
    expect(await retry(job?.id ?? '')).toBe(false);
    await harness.drain();
    expect(runs).toBe(2);
    expect(await retry(job?.id ?? '')).toBe(false);
    expect((await list()).kinds).toEqual([]);
    expect(await retried()).toEqual([[operator.id, job?.id, { kind: 'fragile.once', jobs: 1 }]]);
  });

  it('runs one that waits for a later time now, and counts its attempts on', async () => {
    const [job] = await fail('fragile.often');
    expect(await retry(job?.id ?? '')).toBe(true);
    await harness.drain({ expectFailures: true });
    expect(runs).toBe(2);
    expect((await list('waiting')).jobs).toMatchObject([{ id: job?.id, attempts: 2 }]);
  });

  it('leaves one that runs alone, and one that nobody knows', async () => {
    const [job] = await fail('fragile.once');
    await harness
      .knex('graphile_worker._private_jobs')
      .update({ locked_at: new Date(), locked_by: 'worker' });
    expect(await retry(job?.id ?? '')).toBe(false);
    expect(await retry('987654321')).toBe(false);
    expect((await list()).kinds).toMatchObject([{ running: 1, failed: 0 }]);
    expect(await retried()).toEqual([]);
  });

  it('by two operators at the same time happens once', async () => {
    const [job] = await fail('fragile.once');
    const answers = await Promise.all([1, 2, 3].map(() => retry(job?.id ?? '')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await retried()).toHaveLength(1);
  });

  it('is undone with the transaction that it belongs to', async () => {
    const [job] = await fail('fragile.once');
    await harness.scope
      .transaction(async (tx) => {
        await tx.use(jobQueuePort).retry(job?.id ?? '');
        throw new Error('Killed.');
      })
      .catch(() => {});
    expect((await list()).jobs).toMatchObject([{ id: job?.id, attempts: 1 }]);
  });

  it('refuses what is no number of a job', async () => {
    const { errors } = await harness.api(operator, 'mutation { deskRetryJob(id: "1 or 1=1") }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'id' }] });
  });
});

describe('trying all jobs of a kind again', () => {
  it('runs those that are given up, of this kind only, once', async () => {
    await fail('fragile.once', 3);
    await fail('fragile.often');
    works = true;
    expect(await retryAll('fragile.once')).toBe(3);
    expect(await retryAll('fragile.once')).toBe(0);
    expect(await retryAll('fragile.often')).toBe(0);
    runs = 0;
    await harness.drain();
    expect(runs).toBe(3);
    expect(await retried()).toEqual([[operator.id, 'fragile.once', { kind: 'fragile.once', jobs: 3 }]]);
  });
});
