import express, { type Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserFlagValues, flagValues, reportedFlags } from '#config/flag-catalogue.ts';
import { flagProxy } from '#server/flags/flag-proxy.ts';
import type { Flags } from '#server/flags/flags.ts';
import { openFlags } from '#server/flags/launch-darkly.ts';
import { productFlags } from '#server/flags/product-flags.ts';
import { proxyBodies } from '#server/flags/proxy-bodies.ts';
import { readFlags } from '#server/flags/read-flags.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import { rememberViewer, type SignedInUser } from '#server/viewer.ts';
import { type FlagServer, startFlagServer } from '#simulators/flag-service/flag-server.ts';
import { testViewer } from '#test/harness/api.ts';
import { healthFinder } from '#test/harness/health-finder.ts';
import { type Outgoing, recordOutgoing } from '#test/harness/record-outgoing.ts';
import { openStoryHarness, type StoryHarness } from '#test/harness/whole-product.ts';

/**
 * A visitor who reads the site, signs in and is a patient, with the flags of the production adapter: everything that their browser
 * may have reported, and everything that the flag service got.
 */
const LEAD = '00000000-0000-4000-9000-00000000000a';
const IP = '203.0.113.77';
const BROWSER = 'A telling browser';
/** The longest attributes that the proxy takes. */
const told = { host: 'app', device: 'phone', isSignedIn: true };
const metrics = proxyBodies.track.shape.key.options;

let harness: StoryHarness;
let outgoing: Outgoing;
let service: FlagServer;
let flags: Flags & { close(): Promise<void> };
let patient: SignedInUser;
let named: (text: string) => readonly string[];

const siteFor = (user: SignedInUser | null): Express => {
  const settings = { isProduction: true };
  return express()
    .use((incoming, _response, next) => {
      rememberViewer(incoming, testViewer({ user, leadId: LEAD, ip: IP, userAgent: BROWSER }));
      next();
    })
    .use(readFlags(flags, settings), flagProxy({ settings, flags, log: pino({ level: 'silent' }) }));
};

/** What the browser asks for; returns the status. */
const ask = async (user: SignedInUser | null, path: string, body: unknown): Promise<number> => {
  const site = request(siteFor(user))
    .get(`/api/ld-${path}`)
    .query({ body: JSON.stringify(body) });
  return (await site.set('user-agent', BROWSER).set('x-forwarded-for', IP)).status;
};

const exposure = (flagName: string, user: SignedInUser | null) => ({
  ...{ anonymousId: LEAD, flagName, key: user?.id ?? LEAD, userId: user?.id ?? null },
  additionalContextAttributes: told,
});

const event = z.object({ kind: z.string(), key: z.string().optional(), context: z.unknown().optional() });

const eventsSent = (): readonly z.infer<typeof event>[] =>
  service
    .reports()
    .filter(({ path }) => path === '/bulk')
    .flatMap(({ body }) => z.array(event).parse(JSON.parse(body)));

beforeAll(async () => {
  outgoing = recordOutgoing();
  service = await startFlagServer('sdk-key', flagValues({ 'sms-opt-in-location': 'account' }));
  const settings = { LAUNCHDARKLY_SDK_KEY: 'sdk-key', FLAGS_FILE: '' };
  flags = await openFlags(settings, pino({ level: 'silent' }), service.url);
  const forEveryone = productFlags(flags);
  harness = await openStoryHarness([provide(flagPort, () => forEveryone)]);
  named = await healthFinder(harness.scope);
  patient = harness.established;
  for (const user of [null, patient]) {
    const userKey = user?.id ?? LEAD;
    expect(await ask(user, 'get-flags', { userKey, custom: told })).toBe(200);
    for (const name of reportedFlags) expect(await ask(user, 'exposure', exposure(name, user))).toBe(200);
    for (const key of metrics)
      expect(await ask(user, 'track', { key, userKey, metricValue: 5_400, data: told })).toBe(200);
    expect(await ask(user, 'identify', { userKey, data: told })).toBe(200);
  }
  await ask(patient, 'close', {});
});
afterAll(async () => {
  await harness.close();
  await flags.close();
  await service.stop();
  outgoing.stop();
});

it('flags come from the service, and it gets what the browser reports, and what the SDK says of itself', async () => {
  expect(harness.scope.use(flagPort).values()['sms-opt-in-location']).toBe('account');
  expect(outgoing.to(service.port)).toContain('GET /all ');
  expect(service.reports().map(({ path }) => path)).toContain('/diagnostic');
  // The visitor and the patient saw every flag, and did everything that is counted.
  const twice = [...reportedFlags, ...metrics].flatMap((name) => [name, name]);
  await expect
    .poll(() =>
      eventsSent()
        .flatMap(({ key }) => key ?? [])
        .toSorted(),
    )
    .toEqual(twice.toSorted());
  expect(new Set(eventsSent().map(({ kind }) => kind))).toEqual(
    new Set(['index', 'identify', 'feature', 'custom', 'summary']),
  );
});

it('about a person it gets an id, the host, the kind of device and whether they are signed in', () => {
  const person = z.strictObject({
    kind: z.literal('user'),
    key: z.enum([LEAD, patient.id]),
    host: z.literal('app').optional(),
    device: z.literal('phone').optional(),
    isSignedIn: z.boolean().optional(),
  });
  const people = eventsSent().flatMap(({ context }) => context ?? []);
  expect(people.length).toBeGreaterThan(20);
  for (const one of people) expect(person.safeParse(one).error).toBeUndefined();
});

it('nothing that it gets names a product, a condition, a person or where they are', () => {
  const text = outgoing.to(service.port);
  expect(named(text)).toEqual([]);
  for (const word of ['Daniel', 'Reyes', patient.email, 'Willow Street', 'Brooklyn', IP, BROWSER])
    expect(text).not.toContain(word);
});

describe('what would tell about health is refused, and does not get to the service', () => {
  const unreported = Object.keys(browserFlagValues({})).filter((name) =>
    reportedFlags.every((reported) => reported !== name),
  );

  it('who saw a flag that is named after a condition', async () => {
    expect(unreported).toContain('enable-premature-ejaculation');
    for (const name of unreported) expect(await ask(patient, 'exposure', exposure(name, patient))).toBe(400);
  });

  it.each([
    ['track', { key: 'finasteride-ordered', metricValue: 5_400 }],
    ['track', { key: 'page-viewed', data: { page: '/condition/hair-loss' } }],
    ['identify', { data: { condition: 'hair loss' } }],
    ['identify', { data: { host: 'scalp' } }],
    ['get-flags', { custom: { drug: 'finasteride' } }],
  ])('%s with %j', async (path, body) => {
    expect(await ask(patient, path, { userKey: patient.id, ...body })).toBe(400);
  });

  it('an email address in place of an id', async () => {
    expect(await ask(patient, 'identify', { userKey: patient.email, data: told })).toBe(400);
  });

  it('nothing of it was sent', async () => {
    await flags.flush();
    const text = outgoing.to(service.port);
    for (const word of [...unreported, 'finasteride', 'scalp', 'condition', patient.email])
      expect(text).not.toContain(word);
  });
});

it('a word about health would be found', async () => {
  flags.track(patient.id, 'finasteride-ordered', null, { condition: 'Hair loss' });
  await flags.flush();
  expect(named(outgoing.to(service.port))).toEqual(expect.arrayContaining(['finasteride', 'hair']));
});
