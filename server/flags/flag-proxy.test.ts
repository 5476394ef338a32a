import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserFlagValues } from '#config/flag-catalogue.ts';
import { testViewer } from '#test/harness/api.ts';
import { rememberViewer, type SignedInUser } from '../viewer.ts';
import { flagProxy } from './flag-proxy.ts';
import { type Flags, requestFlags } from './flags.ts';
import { readFlags } from './read-flags.ts';

const LEAD = '00000000-0000-4000-9000-00000000000a';
const USER = '00000000-0000-4000-9000-00000000000b';
const own = requestFlags({ 'mini-quiz-redesign': 1 });

let received: unknown[] = [];
let user: SignedInUser | null = null;
let down: Error | null = null;
let lines: string[] = [];
beforeEach(() => {
  received = [];
  lines = [];
  down = null;
  user = null;
});

const flags: Flags = {
  evaluate: async (key, attributes) => {
    if (key !== null) received.push(['flags', key, attributes]);
    if (down && key !== null) throw down;
    return key === null ? requestFlags({}) : own;
  },
  known: () => null,
  identify: (...args) => void received.push(['identify', ...args]),
  track: (...args) => void received.push(['track', ...args]),
  expose: async (...args) => void received.push(['exposure', ...args]),
  flush: async () => void received.push(['close']),
};

const log = pino(
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  }),
);

const siteOf = (isProduction = false) =>
  express()
    .use((incoming, _response, next) => {
      rememberViewer(incoming, testViewer({ user }));
      next();
    })
    .use(readFlags(flags, { isProduction }), flagProxy({ settings: { isProduction }, flags, log }));

const get = (path: string, body: unknown, more = '', isProduction = false) =>
  request(siteOf(isProduction)).get(`/api/${path}?body=${encodeURIComponent(JSON.stringify(body))}${more}`);

const exposure = {
  anonymousId: LEAD,
  flagName: 'mini-quiz-redesign',
  key: LEAD,
  userId: null,
  additionalContextAttributes: { isSignedIn: false },
};

/** Paths, the fields of their bodies, such a body, and what the flag service receives. */
const calls: readonly [path: string, sentence: string, body: Record<string, unknown>, heard: unknown[]][] = [
  [
    'ld-track',
    'S7.29: track with data, key, metricValue, userKey',
    { data: { host: 'app' }, key: 'purchase-completed', metricValue: 5400, userKey: USER },
    ['track', USER, 'purchase-completed', 5400, { host: 'app' }],
  ],
  [
    'ld-identify',
    'S7.29: identify with data, userKey',
    { data: { isSignedIn: true }, userKey: USER },
    ['identify', USER, { isSignedIn: true }],
  ],
  [
    'ld-exposure',
    'S7.29: exposure with anonymousId, flagName, key, userId, additionalContextAttributes',
    exposure,
    ['exposure', LEAD, 'mini-quiz-redesign', { isSignedIn: false }],
  ],
  [
    'ld-get-flags',
    'S7.29: flags with userKey, custom',
    { userKey: LEAD, custom: { device: 'phone' } },
    ['flags', LEAD, { device: 'phone' }],
  ],
  ['ld-close', 'nothing', {}, ['close']],
];

describe.each(calls)('/api/%s accepts %s', (path, _, body, heard) => {
  const expected = path === 'ld-close' ? browserFlagValues({}) : own.browser;

  it('S7.28, S7.30: answers a GET with its body as JSON in the query by JSON with featureFlags', async () => {
    const answer = await get(path, body).expect(200).expect('content-type', /json/);
    expect(answer.body).toEqual({ featureFlags: expected });
    expect(received[0]).toEqual(heard);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('accepts the same body by POST', async () => {
    const answer = await request(siteOf()).post(`/api/${path}`).send(body).expect(200);
    expect(answer.body).toEqual({ featureFlags: expected });
    expect(received[0]).toEqual(heard);
  });

  it('S7.30: outside production, overrides of the query string are merged into featureFlags', async () => {
    const forcing = '&flag.ed-eligibility-age=30';
    const answer = await get(path, body, forcing).expect(200);
    expect(answer.body.featureFlags).toEqual({ ...expected, 'ed-eligibility-age': 30 });
    const refused = await get(path, body, forcing, true).expect(400);
    expect(refused.body.featureFlags).toEqual({});
  });

  it.each([
    ['an unknown field', { ...body, patchy: true }, ''],
    ['health among the attributes', { ...body, data: { where: 'crown' } }, ''],
    ['health among the attributes', { ...body, custom: { condition: 'ed' } }, ''],
    ['health among the attributes', { ...body, additionalContextAttributes: { dandruff: 1 } }, ''],
    ['another query parameter', body, '&where=crown'],
    ['a flag that does not exist', body, '&flag.dandruff=1'],
    ['a list', [], ''],
  ])('refuses %s', async (_, given, more) => {
    const answer = await get(path, given, more).expect(400);
    expect(answer.body).toEqual({ featureFlags: {}, message: 'The body is not what this path takes.' });
    expect(received).toEqual([]);
  });

  it('sends the flag service nothing while an operator impersonates, and answers with the patient’s flags', async () => {
    user = { id: USER, role: 'patient', email: 'p@example.com', impersonatorId: LEAD };
    const answer = await get(path, body).expect(200);
    expect(answer.body).toEqual({ featureFlags: own.browser });
    expect(received).toEqual([['flags', USER, undefined]]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('refuses requests that another site causes a browser to send', async () => {
    const foreign = { cookie: 'a=b', 'sec-fetch-site': 'cross-site' };
    await get(path, body).set(foreign).expect(403);
    expect(received).toEqual([]);
  });
});

it.each(calls.filter(([path]) => path !== 'ld-close'))(
  'S8.13: /api/%s reports a flag service that answers 500, and returns no flags',
  async (path, _, body) => {
    down = new Error('The flag service answered 500: out of order');
    const answer = await get(path, body).expect(200);
    expect(answer.body).toEqual({ featureFlags: {} });
    expect(lines.join()).toContain('The flag service answered 500: out of order');
    const forced = await get(path, body, '&flag.ed-eligibility-age=30').expect(200);
    expect(forced.body).toEqual({ featureFlags: { 'ed-eligibility-age': 30 } });
  },
);

it.each([
  ['ld-track', { key: 'patchy answered', userKey: USER }],
  ['ld-track', { key: 'page-viewed', userKey: 'sam@example.com' }],
  ['ld-identify', { userKey: '' }],
  ['ld-identify', { userKey: USER, data: { host: 'I have chest pain' } }],
  ['ld-exposure', { ...exposure, flagName: 'chest-pain' }],
  ['ld-exposure', { ...exposure, flagName: 'enable-premature-ejaculation' }],
  ['ld-exposure', { ...exposure, flagName: 'ed-eligibility-age' }],
  ['ld-exposure', { ...exposure, flagName: 'sildenafil-validate-next-billing-date-selection' }],
  ['ld-get-flags', {}],
])('/api/%s refuses %j', async (path, body) => {
  await get(path, body).expect(400);
  expect(received).toEqual([]);
});

it('S7.27: there are five proxy paths and no others', async () => {
  const paths = ['exposure', 'track', 'close', 'get-flags', 'identify'].map((name) => `ld-${name}`);
  expect(calls.map(([path]) => path).toSorted()).toEqual(paths.toSorted());
  for (const [path, , body] of calls) await get(path, body).expect(200);
  for (const other of ['ld-flags', 'ld-exposures', 'ld-tracks', 'ld']) await get(other, {}).expect(404);
});

it('refuses a body that is not JSON', async () => {
  await request(siteOf()).get('/api/ld-get-flags?body=%7B').expect(400);
});

it('stores the key that flags were requested for in a cookie for 365 days', async () => {
  const answer = await get('ld-get-flags', { userKey: LEAD, custom: {} });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      new RegExp(`^feature-flag-key=${LEAD}; Max-Age=31536000; Path=/; .*HttpOnly; SameSite=Lax$`),
    ),
  ]);
});
