import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import { createWebhookPager, PAGE_TEXT, pageBody } from '#server/pager/webhook-pager.ts';
import type { Page, PageGroup } from '#server/ports/pager.ts';
import { isSignedBody, signBody } from '#server/security/body-signature.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openSimulatedPager } from './open-pager.ts';

let database: TestDatabase;
let simulated: Awaited<ReturnType<typeof openSimulatedPager>>;
const servers: Server[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  simulated = await openSimulatedPager({ databaseUrl: database.url, clock });
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});
afterAll(async () => {
  await simulated?.stop();
  await database?.drop();
});

const page = (change: Partial<Page> = {}): Page => ({
  id: '00000000-0000-4000-8000-000000000001',
  alert: '00000000-0000-4000-8000-00000000000a',
  level: 2,
  audience: { group: 'licensed', recipients: ['00000000-0000-4000-8000-00000000000b'] },
  deadline: new Date('2026-11-20T12:00:00Z'),
  link: 'https://admin.thicket.test/desk/cases/00000000-0000-4000-8000-00000000000c',
  ...change,
});

const received = async (): Promise<{ id: string; body: string; deliveries: number }[]> =>
  (
    await request(express().use('/pager', simulated.browserRouter.router))
      .get('/pager')
      .set('accept', 'application/json')
  ).body;

/** A receiver that answers as a test wants. */
const receiver = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const pagerAt = (url: string, timeoutMs?: number) =>
  createWebhookPager({ url, secret: simulated.secret, ...(timeoutMs && { timeoutMs }) });

describe('a page to the simulator', () => {
  it('arrives once with what it says, however often it is sent, and is on the page', async () => {
    const pager = createWebhookPager(simulated);
    expect(await pager.send(page())).toEqual({ kind: 'accepted' });
    expect(await pager.send(page())).toEqual({ kind: 'accepted' });
    const pages = await received();
    expect(pages).toMatchObject([{ id: page().id, deliveries: 2 }]);
    expect(JSON.parse(pages[0]?.body ?? '')).toEqual({
      ...page(),
      text: 'A case needs a clinician now',
      deadline: '2026-11-20T12:00:00.000Z',
    });
    const shown = await request(express().use('/pager', simulated.browserRouter.router))
      .get('/pager')
      .set('accept', 'text/html');
    expect(shown.text).toContain(`href="${page().link}"`);
    expect(shown.text).toContain('came 2 times');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is refused with another secret, or signed at another time', async () => {
    const before = await received();
    const refused = { kind: 'refused', reason: 'HTTP 401' };
    const id = '00000000-0000-4000-8000-000000000002';
    const other = createWebhookPager({ url: simulated.url, secret: 'another secret of ours' });
    expect(await other.send(page({ id }))).toEqual(refused);
    const old = createWebhookPager({ ...simulated, clock: new ManualClock('2020-01-01T00:00:00Z') });
    expect(await old.send(page({ id }))).toEqual(refused);
    expect(await received()).toEqual(before);
  });
});

describe('the answer of a receiver', () => {
  it.each([
    [200, 'accepted'],
    [204, 'accepted'],
    [302, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%d is taken as %s', async (status, kind) => {
    const url = await receiver((_request, response) =>
      response.writeHead(status, status === 302 ? { location: simulated.url } : {}).end('no'),
    );
    expect(await pagerAt(url).send(page())).toMatchObject({ kind });
  });

  it('that never comes, or from nobody, is taken as unavailable', async () => {
    const silent = await receiver(() => {});
    const unavailable = { kind: 'unavailable', reason: 'no answer' };
    expect(await pagerAt(silent, 100).send(page())).toEqual(unavailable);
    expect(await pagerAt('http://127.0.0.1:1').send(page())).toEqual(unavailable);
  });
});

describe('a signature', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const signed = signBody('{"a":1}', 'secret', now);
  it.each([
    ['the body, secret and time that were signed', signed, '{"a":1}', 'secret', 0, true],
    ['four minutes later', signed, '{"a":1}', 'secret', 4, true],
    ['six minutes later', signed, '{"a":1}', 'secret', 6, false],
    ['six minutes earlier', signed, '{"a":1}', 'secret', -6, false],
    ['another body', signed, '{"a":2}', 'secret', 0, false],
    ['another secret', signed, '{"a":1}', 'other', 0, false],
    ['another time in the header', signed.replace(/t=\d+/, 't=1795176001'), '{"a":1}', 'secret', 0, false],
    ['none', '', '{"a":1}', 'secret', 0, false],
  ])('counts for %s', (_, header, body, secret, minutes, counts) => {
    const at = new Date(now.getTime() + minutes * 60_000);
    expect(isSignedBody(header, body, secret, at)).toBe(counts);
  });
});

it.each(['assigned', 'on_duty', 'licensed', 'directors'] as const satisfies readonly PageGroup[])(
  'a page to %s says nothing about health besides that a clinician is needed, and names nobody',
  (group) => {
    const body = pageBody(page({ audience: { group, recipients: [] } }));
    expect(namesHealth(body.replace(PAGE_TEXT, ''))).toBe(false);
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual([
      ...['alert', 'audience', 'deadline', 'id', 'level', 'link', 'text'],
    ]);
    // What a caller adds by mistake does not leave.
    expect(pageBody({ ...page(), patient: 'Ben Marsh' } as Page)).not.toContain('Ben');
  },
);
