import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { eventForwarderPort, type ForwardedEvent } from '#server/ports/event-forwarder.ts';
import { provide } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { analyticsPort } from './index.ts';
import { analyticsModule } from './module.ts';
import { recordEvent, recordPageview } from './services/record.ts';

const LEAD = '00000000-0000-4000-9000-00000000001e';
const EVENT = '00000000-0000-4000-9000-0000000000ee';

/** A service that records what it receives, and can be switched off or refuse. */
const service = {
  isOn: true,
  refuses: false,
  batches: [] as (readonly ForwardedEvent[])[],
  forward: async (events: readonly ForwardedEvent[]) => {
    if (service.refuses) throw new Error('Refused.');
    service.batches.push(events);
  },
};

const visitor = (mayShare: boolean): Viewer => ({
  host: 'marketing',
  requestId: 'r',
  leadId: LEAD,
  utm: { source: 'mail' },
  mayShare,
  user: null,
  ip: '',
  userAgent: '',
});

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  const providers = [provide(eventForwarderPort, () => service)];
  test = testScope({ ...database, modules: [analyticsModule], providers });
});
afterAll(() => database.drop());
afterEach(async () => {
  Object.assign(service, { isOn: true, refuses: false, batches: [] });
  await database.knex('analytics_event').del();
});

const view = (url: string, mayShare = true, payload: object = {}) =>
  recordPageview(test.scope, visitor(mayShare), { url, payload: JSON.stringify(payload) });
const forwardAll = async () => {
  await test.sweep();
  return test.drain({ expectFailures: true });
};
const received = () => service.batches.flat().map(({ properties }) => properties.page_url);

describe('forwarding', () => {
  it('sends events with consent, under the lead id, without people, products and paths of referrers', async () => {
    await view('/faq', true, {
      eventId: EVENT,
      sessionId: EVENT,
      page_url: 'https://example.com/faq?q=pain',
      referrer: 'https://app.example.com/condition/ed',
      user_id: EVENT,
      email: 'otto@example.com',
    });
    await forwardAll();
    expect(service.batches).toEqual([
      [
        {
          id: expect.any(String),
          name: 'page viewed',
          at: new Date('2026-11-20T12:00:00Z'),
          properties: {
            distinct_id: LEAD,
            sessionId: EVENT,
            page_url: 'https://example.com/faq',
            referrer: 'https://app.example.com',
            utm_source: 'mail',
          },
        },
      ],
    ]);
    await forwardAll();
    expect(service.batches).toHaveLength(1);
  });

  it.each([
    ['of nobody who did not agree', '/faq', false],
    ['of no health page, even with consent', '/condition/ed', true],
    ['of no page behind a sign-in', '/dashboard', true],
  ])('tells %s', async (_what, url, mayShare) => {
    await view(url, mayShare);
    await forwardAll();
    expect(service.batches).toEqual([]);
  });

  it('skips events of unknown pages and the server’s own events', async () => {
    await recordEvent(test.scope, visitor(true), { event: 'add to cart', payload: '{"productIds":[211]}' });
    await test.scope
      .use(analyticsPort)
      .track({ name: 'invoice.paid', fields: [], userId: null, leadId: LEAD, payload: {} });
    await forwardAll();
    expect(service.batches).toEqual([]);
  });

  it('without a token nothing is collected', async () => {
    service.isOn = false;
    await view('/faq');
    await forwardAll();
    expect(await database.knex('analytics_event').whereNotNull('batch_id')).toEqual([]);
  });

  it('goes in batches of 50', async () => {
    for (let index = 0; index < 120; index++) await view('/faq');
    await forwardAll();
    expect(service.batches.map((batch) => batch.length).sort()).toEqual([20, 50, 50]);
  });

  it('retries what the service refused', async () => {
    service.refuses = true;
    await view('/faq', true, { page_url: 'https://example.com/faq' });
    expect(await forwardAll()).toMatchObject([{ job: 'analytics.forward', attempt: 1, final: false }]);
    expect(received()).toEqual([]);
    service.refuses = false;
    await database.knex.raw('update graphile_worker._private_jobs set run_at = now()');
    await test.drain();
    expect(received()).toEqual(['https://example.com/faq']);
  });

  it('omits events older than the service accepts', async () => {
    await view('/faq');
    test.clock.advance(5 * DAY_MS + 1);
    await forwardAll();
    expect(service.batches).toEqual([]);
  });
});

it('an event that is received twice is stored once', async () => {
  await view('/faq', false, { eventId: EVENT });
  await view('/faq', false, { eventId: EVENT });
  expect(await database.knex('analytics_event').count()).toEqual([{ count: 1 }]);
});

it('ids that a browser claims are replaced by the viewer’s ids', async () => {
  await view('/faq', false, { user_id: EVENT, uniqueLeadId: EVENT });
  expect(await database.knex('analytics_event').select('payload')).toEqual([
    { payload: { uniqueLeadId: LEAD, utm_source: 'mail' } },
  ]);
});

it('events are deleted after ANALYTICS_RETENTION_DAYS', async () => {
  await view('/faq', false);
  test.clock.advance(395 * DAY_MS);
  await test.sweep();
  expect(await database.knex('analytics_event').count()).toEqual([{ count: 1 }]);
  test.clock.advance(1);
  await test.sweep();
  expect(await database.knex('analytics_event').count()).toEqual([{ count: 0 }]);
});
