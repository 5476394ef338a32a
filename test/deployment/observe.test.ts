import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { modules } from '#modules/index.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { closeServer } from '#server/web-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

let database: TestDatabase;
let text: string;

const metricsText = async (knex: TestDatabase['knex']): Promise<string> => {
  const metrics = createMetrics({
    pool: knex,
    clock: new ManualClock('2026-11-28T12:00:00Z'),
    log: pino({ level: 'silent' }),
    release: 'abc1234',
    modules,
    tracing: { counts: () => ({ sent: 20, dropped: 3 }) },
  });
  metrics.sweepEnded('billing.refills', 0.25);
  metrics.pageServedFromCache();
  metrics.webhookProcessed('payments', 45);
  const server = await metrics.listen(0, '127.0.0.1');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  try {
    return (await request(`http://127.0.0.1:${address.port}`).get('/metrics').expect(200)).text;
  } finally {
    await closeServer(server);
  }
};

beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex.raw(
    `insert into mail (id, dedupe_key, kind, recipient, subject, preview, body, action, link, state, tries, next_try_at,
       created_at, finished_at)
     select gen_random_uuid(), state || n, 'kind', 'patient@example.com', '', '', '', '', '', state, 0, now(), now(),
       timestamptz '2026-11-28T12:00:00Z' - make_interval(mins => minutes)
     from unnest(array['sent', 'sent', 'sent', 'failed', 'queued'], array[1, 59, 61, 5, null])
       with ordinality as one(state, minutes, n)`,
  );
  await database.knex.raw(
    "select graphile_worker.add_job('mail.send', run_at => now() - interval '90 seconds') from generate_series(1, 3)",
  );
  await database.knex.raw("select graphile_worker.add_job('later', run_at => now() + interval '1 day')");
  text = await metricsText(database.knex);
});
afterAll(() => database?.drop());

/** The names of all metrics, with those that Prometheus makes of a histogram. */
const namesIn = (metrics: string): Set<string> =>
  new Set(
    [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  );

/** Functions and words of PromQL, and Prometheus' own metric. */
const language =
  'sum max min avg count by rate increase delta time histogram_quantile up le without on'.split(' ');

/** Names of metrics in an expression: what remains without labels, durations, functions and numbers. */
const namesOf = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ')
    .match(/[a-z_][a-z0-9_]*/gi)
    ?.filter((name) => !language.includes(name)) ?? [];

const dashboardExpressions = (): string[] =>
  [...read('deploy/grafana-dashboard.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '']) =>
    String(JSON.parse(quoted)),
  );
const alertExpressions = (): string[] =>
  [...read('deploy/alerts.yaml').matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.+)\n)/gm)].map(
    ([, folded, plain]) => folded ?? plain ?? '',
  );

describe('the metrics', () => {
  it.each([
    'product_info{release="abc1234"} 1',
    'emails{state="sent"} 2',
    'emails{state="failed"} 1',
    'emails{state="queued"} 1',
    'job_queue_depth{job="mail.send"} 3',
    'page_cache_hits_total 1',
    'sweep_duration_seconds_count{sweep="billing.refills"} 1',
    'trace_spans_total{outcome="sent"} 20',
    'trace_spans_total{outcome="dropped"} 3',
    'webhook_lag_seconds_bucket{le="30",source="payments"} 0',
    'webhook_lag_seconds_bucket{le="60",source="payments"} 1',
  ])('contain %s', (line) => {
    expect(text.split('\n')).toContain(line);
  });

  it('tell how long the oldest job has waited; a job for later does not wait', () => {
    const age = Number(/^job_queue_age_seconds\{job="mail\.send"\} (.+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(3_600);
    expect(text).not.toContain('job="later"');
  });

  it('never contain an address of a person', () => {
    expect(text).not.toContain('example.com');
  });

  it('answer without the numbers of the database while it is away', async () => {
    const other = await createTestDatabase();
    await other.drop();
    const without = await metricsText(other.knex);
    expect(without).toContain('product_info{release="abc1234"} 1');
    expect(without).not.toMatch(/^emails\{/m);
  });
});

it.each([
  ['the dashboard', dashboardExpressions, 15],
  ['the alerts', alertExpressions, 8],
])('every metric that %s uses exists', (_, expressionsOf, least) => {
  const expressions = expressionsOf();
  expect(expressions.length).toBeGreaterThanOrEqual(least);
  const names = namesIn(text);
  expect(names.size).toBeGreaterThan(20);
  for (const expression of expressions)
    if (!expression.startsWith('up{'))
      expect([expression, namesOf(expression).filter((name) => !names.has(name))]).toEqual([expression, []]);
  for (const expression of expressions)
    expect(namesOf(expression).length + (expression.startsWith('up{') ? 1 : 0)).toBeGreaterThan(0);
});

it('the dashboard shows every metric of the product itself', () => {
  const shown = new Set(dashboardExpressions().flatMap(namesOf));
  const own = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    .map(([, name = '', type]) => [name, type] as const)
    .filter(([name]) => !/^(process|nodejs)_/.test(name));
  const missing = own.filter(
    ([name, type]) =>
      !shown.has(name) &&
      !(type === 'histogram' && (shown.has(`${name}_count`) || shown.has(`${name}_bucket`))),
  );
  expect(missing).toEqual([]);
});
