import { createHash } from 'node:crypto';
import type { Express } from 'express';
import { getIntrospectionQuery } from 'graphql';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractText, operation } from '../contract/operations.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { apiSite, LEAD } from './site.ts';

let harness: ProductHarness;
let app: Express;
beforeAll(async () => {
  harness = await openProductHarness();
  app = apiSite(harness);
});
afterAll(() => harness?.close());

const query = 'query GetUserId { currentLead { id } }';
const answer = { data: { currentLead: { id: LEAD } } };
const saveCart = 'mutation { saveCart(productIds: [239]) }';
const codeOf = (body: { errors?: { extensions?: { code?: string } }[] }) =>
  body.errors?.[0]?.extensions?.code;

describe('a query', () => {
  it('S7.7, S7.8: is accepted by POST and by GET at /graphql', async () => {
    const post = await request(app).post('/graphql').send({ query });
    const get = await request(app).get('/graphql').query({ query });
    for (const { status, body, headers } of [post, get]) {
      expect({ status, body }).toEqual({ status: 200, body: answer });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('can have variables and an operation name that selects one of many operations', async () => {
    const body = {
      query: contractText,
      operationName: 'GetProductById',
      variables: { productId: 211 },
    };
    const post = await request(app).post('/graphql').send(body);
    expect(post.body.data.product).toMatchObject({ id: 211, drugType: 'finasteride' });
    const get = await request(app)
      .get('/graphql')
      .query({ ...body, variables: JSON.stringify(body.variables) });
    expect(get.body).toEqual(post.body);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('gets large responses compressed: %s', async (accepted, encoding) => {
    const large = await request(app)
      .post('/graphql')
      .set('accept-encoding', accepted)
      .send({ query: '{ products { id description instructions } }' });
    expect(large.headers['content-encoding']).toBe(encoding);
    expect(large.headers.vary).toMatch(/accept-encoding/i);
    expect(Buffer.byteLength(large.text)).toBeGreaterThan(20_000);
    const small = await request(app).post('/graphql').set('accept-encoding', accepted).send({ query });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});

describe('a request that is refused, with its own error code', () => {
  it('a mutation by GET', async () => {
    const { status, body, headers } = await request(app).get('/graphql').query({ query: saveCart });
    expect([status, codeOf(body), headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, POST']);
    expect(await harness.knex('saved_cart').where({ owner_id: LEAD })).toEqual([]);
  });

  it.each<[string, string, unknown, number, string]>([
    ['a batch', 'application/json', [{ query }, { query }], 400, 'BATCH_REFUSED'],
    ['an empty batch', 'application/json', [], 400, 'BATCH_REFUSED'],
    ['invalid JSON', 'application/json', '{"query":', 400, 'BAD_REQUEST'],
    ['no query', 'application/json', {}, 400, 'BAD_REQUEST'],
    ['a query that is not a string', 'application/json', { query: 7 }, 400, 'BAD_REQUEST'],
    ['variables that are a list', 'application/json', { query, variables: [] }, 400, 'BAD_REQUEST'],
    ['a form', 'application/x-www-form-urlencoded', 'query=%7Ba%7D', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', 'text/plain', JSON.stringify({ query }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a body that is too long',
      'application/json',
      { query: `#${'a'.repeat(300_000)}` },
      413,
      'BODY_TOO_LARGE',
    ],
  ])('%s', async (_what, type, sent, expected, code) => {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const { status, body, headers } = await request(app).post('/graphql').type(type).send(text);
    expect([status, codeOf(body)]).toEqual([expected, code]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['put', 'delete', 'patch'] as const)('%s', async (method) => {
    const { status, body } = await request(app)[method]('/graphql').send({ query });
    expect([status, codeOf(body)]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });

  it.each<[string, string, string]>([
    ['text that is not GraphQL', '{ currentLead {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ secrets }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a document of many operations without a name',
      'query A { demoClock { now } } query B { demoClock { now } }',
      'BAD_REQUEST',
    ],
    [
      'a variable of the wrong type',
      'query ($id: Int!) { product(productId: $id) { id } }',
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, source, code) => {
    const { status, body } = await request(app)
      .post('/graphql')
      .send({ query: source, variables: { id: 'x' } });
    expect([status, codeOf(body)]).toEqual([200, code]);
  });
});

describe('cross-origin protection: a request with cookies', () => {
  const cookie = 'web_session=something';
  const own = 'app.localhost:3000';

  it.each<[string, Record<string, string>, number]>([
    ['from our own page', { origin: `http://${own}` }, 200],
    ['from our own page, by GET', { 'sec-fetch-site': 'same-origin' }, 200],
    ['with the scope header', { origin: 'http://evil.test', 'x-scope': 'thicket' }, 200],
    ['from a program', {}, 200],
    ['from another site', { origin: 'http://evil.test' }, 403],
    ['from another site with a null origin', { origin: 'null' }, 403],
    ['from a sibling host', { origin: 'http://other.localhost:3000', 'sec-fetch-site': 'same-site' }, 403],
    ['from a link on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_what, headers, expected) => {
    const post = await request(app)
      .post('/graphql')
      .set({ host: own, cookie, ...headers })
      .send({ query });
    const get = await request(app)
      .get('/graphql')
      .set({ host: own, cookie, ...headers })
      .query({ query });
    for (const { status, body } of [post, get])
      expect([status, codeOf(body)]).toEqual([expected, expected === 403 ? 'CSRF_REFUSED' : undefined]);
  });

  it('does not apply to a request without cookies', async () => {
    const { status } = await request(app).post('/graphql').set('origin', 'http://evil.test').send({ query });
    expect(status).toBe(200);
  });
});

describe('S7.9: persisted queries', () => {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  it('are sent once in full, and by hash afterwards', async () => {
    const unknown = await request(app).post('/graphql').send({ extensions });
    expect([unknown.status, codeOf(unknown.body)]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect((await request(app).post('/graphql').send({ query, extensions })).body).toEqual(answer);
    expect((await request(app).post('/graphql').send({ extensions })).body).toEqual(answer);
    const byGet = await request(app)
      .get('/graphql')
      .query({ extensions: JSON.stringify(extensions) });
    expect(byGet.body).toEqual(answer);
  });

  it('are refused when the query does not match the hash', async () => {
    const { body } = await request(app).post('/graphql').send({ query: '{ demoClock { now } }', extensions });
    expect(codeOf(body)).toBe('PERSISTED_QUERY_MISMATCH');
    const strange = { persistedQuery: { version: 2, sha256Hash } };
    expect(codeOf((await request(app).post('/graphql').send({ extensions: strange })).body)).toBe(
      'BAD_REQUEST',
    );
  });

  it('are not stored when they are invalid', async () => {
    const wrong = '{ secrets }';
    const hash = createHash('sha256').update(wrong).digest('hex');
    const asked = { persistedQuery: { version: 1, sha256Hash: hash } };
    await request(app).post('/graphql').send({ query: wrong, extensions: asked });
    const { body } = await request(app).post('/graphql').send({ extensions: asked });
    expect(codeOf(body)).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('cannot be used to send mutations by GET', async () => {
    const hash = createHash('sha256').update(saveCart).digest('hex');
    const asked = { persistedQuery: { version: 1, sha256Hash: hash } };
    const first = await request(app).post('/graphql').send({ query: saveCart, extensions: asked });
    expect(first.body).toEqual({ data: { saveCart: [239] } });
    const { status } = await request(app)
      .get('/graphql')
      .query({ extensions: JSON.stringify(asked) });
    expect(status).toBe(405);
  });
});

describe('analytics mutations', () => {
  const track = (name: string, analyticsEvent: Record<string, unknown>) =>
    request(app)
      .post('/graphql')
      .send({ query: operation(name), variables: { analyticsEvent } });
  const eventsNamed = (name: string) =>
    harness.knex('analytics_event').where({ name }).select('payload', 'url');

  it('S7.25: CreateAnalyticsEvent returns its event and is not cached', async () => {
    const payload = JSON.stringify({ value: 54 });
    const event = { email: 'sam@example.com', event: 'add to cart', payload, userId: LEAD };
    for (let turn = 0; turn < 2; turn += 1) {
      const { body, headers } = await track('CreateAnalyticsEvent', event);
      expect(body).toEqual({ data: { createAnalyticsEvent: { event: 'add to cart' } } });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(await eventsNamed('add to cart')).toMatchObject([
      { payload: { value: 54 } },
      { payload: { value: 54 } },
    ]);
  });

  it('S7.26: creating a page view returns its url', async () => {
    const url = 'http://localhost:3000/our-products';
    const seen = { url, anonymousId: LEAD, userId: LEAD, payload: JSON.stringify({ windowWidth: 390 }) };
    const { body } = await track('CreatePageview', seen);
    expect(body).toEqual({ data: { createPageviewEvent: { url } } });
    expect(await eventsNamed('page viewed')).toMatchObject([
      { url: '/our-products', payload: { windowWidth: 390 } },
    ]);
  });

  it.each([
    ['CreateAnalyticsEvent', { event: 'add to cart', payload: { value: 54 } }],
    ['CreatePageview', { url: '/our-products', payload: { windowWidth: 390 } }],
  ])('a payload that is no string is refused: %s', async (name, event) => {
    expect(codeOf((await track(name, event)).body)).toBe('BAD_USER_INPUT');
  });
});

describe('introspection', () => {
  it('is answered when it is enabled', async () => {
    const { body } = await request(app).post('/graphql').send({ query: getIntrospectionQuery() });
    expect(body.errors).toBeUndefined();
    expect(body.data.__schema.queryType).toEqual({ name: 'Query', kind: 'OBJECT' });
  });

  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'is refused where it is off: %s',
    async (source) => {
      const closed = apiSite(harness, { introspection: false });
      const { body } = await request(closed).post('/graphql').send({ query: source });
      expect(body).toEqual({
        errors: [expect.objectContaining({ extensions: { code: 'INTROSPECTION_OFF' } })],
      });
      const typename = await request(closed).post('/graphql').send({ query: '{ __typename }' });
      expect(typename.body).toEqual({ data: { __typename: 'Query' } });
    },
  );
});
