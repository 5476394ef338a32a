import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/dates.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { operationsModule } from './module.ts';

const harness = await openFileHarness({ modules: [...orderAndCareModules, operationsModule] });
const operator = await harness.operator();

interface Plot {
  readonly id: string;
  readonly days: readonly string[];
  readonly limit: { readonly label: string } | null;
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}
interface Overview {
  readonly from: string;
  readonly to: string;
  readonly open: readonly { readonly label: string; readonly count: number; readonly href: string }[];
  readonly plots: readonly Plot[];
}
const overview = async (): Promise<Overview> =>
  dataOf<{ deskOverview: Overview }>(
    await harness.api(
      operator,
      '{ deskOverview { from to open { label count href } plots { id days limit { label } series { name values } } } }',
    ),
  ).deskOverview;

it('has 30 days up to today in Eastern time, with the numbers on their day', async () => {
  // Ten in the evening of November 20 on the East Coast.
  harness.clock.set('2026-11-21T03:00:00Z');
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.order({ products: [foam] });
  const { from, to, open, plots } = await overview();
  expect([from, to]).toEqual(['2026-10-22', '2026-11-20']);
  expect(plots.map(({ id }) => id)).toEqual([
    'orders',
    'decisions',
    'waiting',
    'charges',
    'refunds',
    'refunded',
  ]);
  for (const { days, series } of plots)
    for (const { values } of series) expect([days.length, values.length]).toEqual([30, 30]);
  const [orders, , waiting] = plots;
  expect(orders?.series.find(({ name }) => name === 'Over the counter')?.values.at(-1)).toBe(1);
  expect(waiting?.limit).toEqual({ label: 'Promised: 24 h' });
  expect(waiting?.series[0]?.values.at(-1)).toBeNull();
  expect(open).toContainEqual({ label: 'Cases that wait for a clinician', count: 1, href: '/desk' });
  expect(JSON.stringify(await overview())).not.toContain(visit.user.email);

  harness.clock.advance(2 * HOUR_MS);
  const next = await overview();
  expect(next.to).toBe('2026-11-21');
  expect(next.plots[0]?.series.find(({ name }) => name === 'Over the counter')?.values.slice(-2)).toEqual([
    1, 0,
  ]);
});

it('says how many jobs are given up', async () => {
  await harness.knex.raw("select graphile_worker.add_job('mail.send', max_attempts => 1)");
  await harness.knex('graphile_worker._private_jobs').update({ attempts: 1, max_attempts: 1 });
  const { open } = await overview();
  const jobs = open.find(({ href }) => href === '/desk/jobs');
  expect(jobs?.count).toBeGreaterThan(0);
});

it('is recorded with who looked', async () => {
  await overview();
  const rows = await harness.rows('audit_log', { action: 'overview.read' });
  expect(rows.at(-1)).toMatchObject({ actor_id: operator.id, subject_id: 'overview' });
});

it('follows check-ins for 12 weeks and patients for 12 whole months, in the same statement', async () => {
  harness.clock.set('2026-11-21T18:00:00Z');
  interface Kept {
    readonly checkIns: readonly {
      readonly id: string;
      readonly step: string;
      readonly days: readonly string[];
    }[];
    readonly kept: {
      readonly cohorts: readonly { readonly month: string; readonly patients: number }[];
      readonly xTicks: readonly object[];
      readonly cells: readonly object[];
    };
  }
  const source = `{ deskOverview { checkIns { id step days series { name values } }
    kept { cohorts { month patients kept } xTicks { label } cells { level label } } } }`;
  const { deskOverview } = dataOf<{ deskOverview: Kept }>(await harness.api(operator, source));
  const { checkIns, kept } = deskOverview;
  expect(checkIns.map(({ id, step, days }) => [id, step, days.length, days.at(-1)])).toEqual([
    ['check-ins', 'week', 12, '2026-11-16'],
    ['side-effects', 'week', 12, '2026-11-16'],
  ]);
  expect([kept.cohorts.length, kept.cohorts[0]?.month, kept.cohorts.at(-1)?.month]).toEqual([
    ...[12, '2025-11', '2026-10'],
  ]);
  expect([kept.xTicks.length, kept.cells]).toEqual([11, []]);
});
