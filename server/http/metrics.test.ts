import type { AddressInfo } from 'node:net';
import express from 'express';
import knex from 'knex';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  const pool = knex({ client: 'pg' });
  afterAll(() => pool.destroy());

  it('counts requests by method and status class, and failed pages, and never by address', async () => {
    const metrics = createMetrics({
      pool,
      clock: new ManualClock('2026-11-28T12:00:00Z'),
      log: pino({ level: 'silent' }),
      release: 'abc1234',
      modules: [],
    });
    const app = express().use(metrics.middleware);
    app.get('/patients/secret', (_request, response) => void response.send('ok'));
    await request(app).get('/patients/secret').expect(200);
    await request(app).post('/patients/secret').expect(404);

    metrics.pageFailed('/modules/content/pages/home', 'render');
    const server = await metrics.listen(0, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    const answer = await request(`http://127.0.0.1:${port}`).get('/metrics').expect(200);
    await request(`http://127.0.0.1:${port}`).get('/other').expect(404);
    server.close();

    expect(answer.text).toContain('http_request_duration_seconds_count{method="GET",status="2xx"} 1');
    expect(answer.text).toContain('http_request_duration_seconds_count{method="POST",status="4xx"} 1');
    expect(answer.text).toContain(
      'page_failures_total{page="/modules/content/pages/home",reason="render"} 1',
    );
    expect(answer.text).toContain('database_connections{state="used"} 0');
    expect(answer.text).not.toContain('secret');
  });
});
