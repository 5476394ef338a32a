import { globSync, readFileSync } from 'node:fs';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileRoutes } from '#client/routing/route.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startCollector, type TraceCollector } from '#test/harness/trace-collector.ts';
import { createPool } from '../database/pool.ts';
import { readRows } from '../database/read-rows.ts';
import { requestLog } from '../http/request-log.ts';
import { newJob } from '../jobs/new-job.ts';
import { createLog } from '../log.ts';
import { currentSpan, traceFields } from './current-span.ts';
import { openTracing } from './open-tracing.ts';
import { MOST_WAITING } from './otlp/counted-export.ts';
import type { Tracing } from './tracing.ts';

const silent = pino({ level: 'silent' });
const open = async (url: string, log = silent): Promise<Tracing> => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url, RELEASE: 'abc1234', APP_ENV: 'test' } as const;
  const tracing = await openTracing(settings, log);
  if (!tracing) throw new Error('There is no tracing.');
  return tracing;
};

describe('without the setting', () => {
  it('there is no tracing, nor a span in logs and jobs', async () => {
    expect(await openTracing({ RELEASE: 'abc1234', APP_ENV: 'test' }, silent)).toBeNull();
    expect(currentSpan()).toBeUndefined();
    expect(traceFields()).toEqual({});
    expect(newJob('test.job', { n: 1 }).payload).toEqual({ n: 1 });
  });

  it('nothing of OpenTelemetry is loaded: one folder imports it, and one dynamic import that folder', () => {
    const files = globSync('{client,config,kernel,modules,server,simulators}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1_000);
    const inside = (file: string): boolean => file.startsWith('server/tracing/otlp/');
    const texts = files.filter((file) => !inside(file)).map((file) => [file, readFileSync(file, 'utf8')]);
    expect(texts.filter(([, text]) => text?.includes('@opentelemetry/'))).toEqual([]);
    const loading = texts.filter(([, text]) => /['"][^'"\n]*\/otlp\/[^'"\n]*['"]/.test(text ?? ''));
    expect(loading.map(([file]) => file)).toEqual(['server/tracing/open-tracing.ts']);
    expect(readFileSync('server/tracing/open-tracing.ts', 'utf8')).not.toMatch(/^import [^;]*otlp/m);
  });
});

describe('with a collector', () => {
  let collector: TraceCollector;
  let database: TestDatabase;
  let tracing: Tracing;
  beforeEach(async () => {
    collector = await startCollector();
    database = await createTestDatabase();
    tracing = await open(`${collector.url}/`);
  });
  afterEach(async () => {
    await tracing.close();
    await database.drop();
    await collector.stop();
  });

  it('a request, its statements, and a job that it added are one trace, which names the release', async () => {
    const pool = createPool(database.url, { max: 2, tracing });
    let payload: Record<string, unknown> = {};
    const lines: string[] = [];
    const log = createLog('debug', { write: (line: string) => void lines.push(line) }, traceFields);
    const app = express().use(tracing.requests(compileRoutes([]), ['/things']), requestLog(log));
    app.get('/things/:id', async (call, response) => {
      await pool('person').select('id').where({ email: 'otto@example.com' });
      await readRows(pool, 'select 1 as n from person where email = $1', ['otto@example.com']);
      await pool.transaction((trx) =>
        trx.raw("update person set first_name = 'Otto' where phone = '5125550123'"),
      );
      call.log.info('working');
      ({ payload } = newJob('test.job', { n: 1 }));
      response.set('x-trace', call.traceId).send(String(currentSpan()?.traceId === call.traceId));
    });
    const answer = await request(app)
      .get('/things/otto?name=otto')
      .set('traceparent', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
      .set('user-agent', 'otto')
      .expect(200, 'true');
    await pool('person').select('last_name');
    await tracing.job('test.job', payload.traceparent, async () => {
      await pool('invoice').select('id');
    });
    await pool.destroy();
    await tracing.close();

    const root = collector.one('GET /things/…');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { msg: 'working', traceId: root.traceId },
      { msg: 'request', traceId: root.traceId },
    ]);
    expect(root.parentSpanId).toBeUndefined();
    expect(root.traceId).toBe(answer.headers['x-trace']);
    expect(root.traceId).not.toBe('a'.repeat(32));
    expect(root.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/things/…',
      'http.response.status_code': 200,
      'request.id': answer.headers['x-request-id'],
    });
    expect(root.resource).toMatchObject({ 'service.name': 'thicket', 'service.version': 'abc1234' });
    const job = collector.one('job test.job');
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === root.spanId);
    expect(children.map(({ name }) => name).toSorted()).toEqual(
      ['begin', 'commit', 'job test.job', 'select person', 'select person', 'update person'].toSorted(),
    );
    expect(collector.one('select invoice')).toMatchObject({
      traceId: root.traceId,
      parentSpanId: job.spanId,
    });
    expect(collector.one('update person').attributes['db.query.text']).toBe(
      'update person set first_name = ? where phone = ?',
    );
    expect(collector.received()).not.toMatch(/otto|5125550123|last_name|127\.0\.0\.1/i);
    expect(tracing.counts()).toEqual({ sent: collector.spans.length, dropped: 0 });
  });

  it('what fails is marked with the code or class of its error, and not with its message', async () => {
    const pool = createPool(database.url, { max: 1, tracing });
    const work = tracing.sweep('test.sweep', () => pool.raw("select 'otto@example.com'::int"));
    await expect(work).rejects.toThrow('otto@example.com');
    await expect(tracing.sweep('test.other', () => Promise.reject(new TypeError('otto')))).rejects.toThrow(
      'otto',
    );
    await pool.destroy();
    await tracing.close();
    const failed = { status: { code: 2 }, attributes: { 'error.type': '22P02' } };
    expect(collector.one('select')).toMatchObject(failed);
    expect(collector.one('sweep test.sweep')).toMatchObject(failed);
    expect(collector.one('sweep test.other').attributes).toEqual({ 'error.type': 'TypeError' });
    expect(collector.received()).not.toContain('otto');
  });
});

describe('a collector', () => {
  const recorded = () => {
    const lines: string[] = [];
    return { lines, log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) };
  };

  it('that is away delays nothing: a bounded number of spans waits, the others are dropped and counted', async () => {
    const gone = await startCollector();
    await gone.stop();
    const { lines, log } = recorded();
    const tracing = await open(gone.url, log);
    const all = MOST_WAITING + 3_000;
    // In one turn of the event loop, so that none is sent meanwhile.
    await Promise.all(Array.from({ length: all }, () => tracing.sweep('test.sweep', async () => {})));
    const { dropped } = tracing.counts();
    expect(dropped).toBeGreaterThan(0);
    await expect(tracing.close()).resolves.toBeUndefined();
    await expect.poll(() => tracing.counts()).toEqual({ sent: 0, dropped: all });
    expect(lines.filter((line) => line.includes('Traces do not reach their collector.'))).toHaveLength(1);
  });

  it('that takes requests and never answers does not hold up the end of the process', async () => {
    const silentOne = await startCollector(() => {});
    const tracing = await open(silentOne.url);
    await tracing.sweep('test.sweep', async () => {});
    await expect(tracing.close()).resolves.toBeUndefined();
    expect(silentOne.spans).toHaveLength(1);
    await silentOne.stop();
  });

  it('that is back is told once in the log', async () => {
    let isAway = true;
    const changing = await startCollector(
      (response) => void response.writeHead(isAway ? 400 : 200).end('{}'),
    );
    const { lines, log } = recorded();
    const tracing = await open(changing.url, log);
    const told = () => lines.map((line): unknown => JSON.parse(line).msg);
    await tracing.sweep('test.sweep', async () => {});
    await expect.poll(told).toEqual(['Traces do not reach their collector.']);
    isAway = false;
    await tracing.sweep('test.sweep', async () => {});
    await expect
      .poll(told)
      .toEqual(['Traces do not reach their collector.', 'Traces reach their collector again.']);
    expect(tracing.counts()).toEqual({ sent: 1, dropped: 1 });
    await tracing.close();
    await changing.stop();
  });
});
