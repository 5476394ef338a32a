import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMixpanelForwarder } from '#server/analytics/mixpanel.ts';
import { openSimulatedAnalytics } from './open-analytics.ts';

let simulated: Awaited<ReturnType<typeof openSimulatedAnalytics>>;
beforeAll(async () => {
  simulated = await openSimulatedAnalytics();
});
afterAll(() => simulated?.stop());

const page = (type: string) =>
  request(express().use('/analytics-events', simulated.browserRouter.router))
    .get('/analytics-events')
    .set('accept', type);

it('shows what the adapter forwarded, without the token', async () => {
  expect((await page('text/html')).text).toContain('Nothing has arrived yet');
  const forwarder = createMixpanelForwarder({ ...simulated, log: pino({ level: 'silent' }) });
  const at = new Date('2026-11-20T12:00:00Z');
  await forwarder.forward([{ id: 'e-1', name: 'page viewed', at, properties: { page_url: '/faq?<b>' } }]);
  expect((await page('application/json')).body).toMatchObject([{ event: 'page viewed' }]);
  const { text, headers } = await page('text/html');
  expect(text).toContain('/faq?&lt;b&gt;');
  expect(text).not.toContain(simulated.token);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it.each([
  ['no batch', 'data=e30='],
  ['nothing', ''],
])('refuses %s', async (_what, body) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${simulated.url}/track`, { method: 'POST', body, headers });
  expect(await answer.text()).toBe('0');
});
