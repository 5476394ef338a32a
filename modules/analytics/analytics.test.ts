import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { patient, testApi } from '#test/harness/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { analyticsPort } from './index.ts';
import { analyticsModule } from './module.ts';

const ANNA = '00000000-0000-4000-9000-00000000000a';
const OTTO = '00000000-0000-4000-9000-00000000000b';

// Events as the storefront sends them.
const CREATE_EVENT = `mutation CreateAnalyticsEvent($analyticsEvent: AnalyticsEventInput!) {
  createAnalyticsEvent(analyticsEvent: $analyticsEvent) { event }
}`;
const CREATE_PAGEVIEW = `mutation CreatePageview($analyticsEvent: PageviewEventInput!) {
  createPageviewEvent(analyticsEvent: $analyticsEvent) { url }
}`;

let database: TestDatabase;
let test: TestScope;
let ask: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  // The base schema has no query, and a schema needs one.
  const modules = [
    analyticsModule,
    {
      id: 'query',
      dependsOn: [],
      graphql: { typeDefs: 'extend type Query { ok: Boolean }', resolvers: {} },
    },
  ];
  test = testScope({ ...database, modules });
  ask = testApi(test, modules);
});
afterAll(() => database.drop());

const stored = async () => {
  const rows = await database
    .knex('analytics_event')
    .select('name', 'user_id', 'lead_id', 'url', 'payload', 'at')
    .orderBy('id');
  await database.knex('analytics_event').del();
  return rows;
};

const event = (analyticsEvent: Record<string, unknown>, user: SignedInUser | null = patient(ANNA)) =>
  ask(user, CREATE_EVENT, { analyticsEvent });
const pageview = (analyticsEvent: Record<string, unknown>, user: SignedInUser | null = patient(ANNA)) =>
  ask(user, CREATE_PAGEVIEW, { analyticsEvent });

describe('createAnalyticsEvent', () => {
  it('stores the event under the viewer’s id, whatever the input claims', async () => {
    const payload = JSON.stringify({
      value: 54,
      password: 'secret',
      email: 'anna@example.com',
      answers: { where: 'crown' },
      page_url: 'https://app.example.com/quiz?where=crown',
    });
    const answer = await event({ event: 'add to cart', email: 'otto@example.com', userId: OTTO, payload });
    expect(answer).toEqual({ data: { createAnalyticsEvent: { event: 'add to cart' } } });
    expect(await stored()).toEqual([
      {
        name: 'add to cart',
        user_id: ANNA,
        lead_id: null,
        url: '/quiz',
        payload: { value: 54, page_url: 'https://app.example.com/quiz', user_id: ANNA },
        at: new Date('2026-11-20T12:00:00Z'),
      },
    ]);
  });

  it('stores a visitor’s event without a user id', async () => {
    await event({ event: 'view in cart', userId: OTTO }, null);
    expect(await stored()).toMatchObject([{ name: 'view in cart', user_id: null, payload: {} }]);
  });

  it.each([
    ['payload', { event: 'add to cart', payload: '[]' }],
    ['payload', { event: 'add to cart', payload: '{"a":' }],
    ['payload', { event: 'add to cart', payload: JSON.stringify({ a: 'x'.repeat(16_384) }) }],
    ['event', { event: '', payload: '{}' }],
    ['event', { event: 'chest pain answered' }],
    ['email', { event: 'add to cart', email: `${'x'.repeat(255)}@example.com` }],
    ['userId', { event: 'add to cart', userId: 'a\nb' }],
  ])('names %s when it is not acceptable, and stores nothing', async (field, input) => {
    const answer = await event(input);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: `analyticsEvent.${field}` }],
    });
    expect(await stored()).toEqual([]);
  });

  it('does not count actions of staff who impersonate a patient', async () => {
    const answer = await event({ event: 'add to cart' }, { ...patient(ANNA), impersonatorId: OTTO });
    expect(answer.errors).toBeUndefined();
    expect(await stored()).toEqual([]);
  });
});

describe('createPageviewEvent', () => {
  it('keeps only the path', async () => {
    const url = 'https://app.example.com/consultation/intake?answer=chest_pain#q';
    const answer = await pageview({
      url,
      anonymousId: 'a-1',
      userId: OTTO,
      payload: `{"sessionId":"${OTTO}"}`,
    });
    expect(answer).toEqual({ data: { createPageviewEvent: { url } } });
    const rows = await stored();
    expect(rows).toMatchObject([
      { name: 'page viewed', user_id: ANNA, url: '/consultation/intake', payload: { sessionId: OTTO } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('chest_pain');
  });

  it.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: `/${'x'.repeat(2_048)}` }],
    ['payload', { url: '/', payload: '1' }],
    ['anonymousId', { url: '/', anonymousId: 'x'.repeat(255) }],
  ])('names %s when it is not acceptable', async (field, input) => {
    const answer = await pageview(input);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: `analyticsEvent.${field}` }],
    });
    expect(await stored()).toEqual([]);
  });
});

describe('on the server', () => {
  it('an event that cannot be stored is dropped without failing the request', async () => {
    const analytics = test.scope.use(analyticsPort);
    const who = { fields: ['checkoutId'] as const, userId: ANNA, leadId: null };
    const name = 'checkout.placed';
    await analytics.track({ name, ...who, payload: { text: 'x'.repeat(20_000) } });
    await analytics.track({ name, ...who, payload: { at: new Date(), run: () => {} } });
    await analytics.track({ name, ...who, payload: { password: 'x', checkoutId: OTTO } });
    expect(await stored()).toMatchObject([{ name, payload: { checkoutId: OTTO } }]);
  });
});
