import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceCookie, choiceVersion } from '#config/third-parties.ts';
import { orderModules } from '#server/modules.ts';
import { modules } from '#simulators/modules.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { healthFinder } from '../harness/health-finder.ts';
import { testScope } from '../harness/scope.ts';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { signIn } from '../harness/visitor/test-visitor.ts';

/**
 * The demo as it is built, with every adapter of production connected to its simulator: what the product sends is looked up on the
 * pages of the simulators, and what a person does there reaches the product.
 */
let database: TestDatabase;
let dataDir: string;
let product: ServedProduct;
let patient: TestBrowser;

const start = async (services: string): Promise<void> => {
  const env = { DEMO_HISTORY: 'none', DEMO_SERVICES: services };
  product = await serveProduct({ dataDir, port: await freePort(), databaseUrl: database.url, env });
  patient = new TestBrowser();
  await signIn(patient, product.origin('app'), 'new@example.com');
};
const listOf = async (path: string) =>
  JSON.parse((await patient.open(`${product.origin('app')}${path}`, { accept: 'application/json' })).body);
const press = (path: string, form: Record<string, string> = {}) =>
  patient.open(`${product.origin('app')}${path}`, { form, follow: false });

const ask = async (query: string, variables: object, host: 'app' | 'marketing' = 'app') => {
  const origin = product.origin(host);
  const json = { query, variables };
  const { body } = await patient.open(`${origin}/graphql`, {
    ...{ accept: 'application/json', json, headers: { origin } },
  });
  const { data, errors } = JSON.parse(body);
  expect(errors).toBeUndefined();
  return data;
};

/** The patient writes to customer service, which confirms it by email. */
const emailAfterRequest = async () => {
  const before = (await listOf('/inbox')).length;
  const input = { id: randomUUID(), topic: 'order', body: 'Where is my parcel?' };
  await ask('mutation($input: ServiceRequestInput!) { submitServiceRequest(input: $input) { id } }', {
    input,
  });
  await expect.poll(async () => (await listOf('/inbox')).length).toBeGreaterThan(before);
  const [latest] = await listOf('/inbox?to=new@example.com');
  return latest;
};

/** Every page of a patient whom emails do not reach has this bar. */
const hasBar = async (): Promise<boolean> =>
  (await patient.open(`${product.origin('app')}/account`)).body.includes('come back');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'services-'));
  database = await createTestDatabase();
}, 300_000);
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('with Postmark and Mixpanel', () => {
  beforeAll(() => start('postmark,mixpanel'), 300_000);
  afterAll(async () => void (await product?.end('SIGTERM')), 120_000);

  it('a photo that a patient sends is an object of the store', async () => {
    const { host } = new URL(product.origin('app'));
    const cookies = patient.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const sent = await request(`http://127.0.0.1:${product.port}`)
      .post('/messages/attachments')
      .set({ host, cookie: cookies, origin: product.origin('app') })
      .field({ subject: 'visit' })
      .attach('file', photo, 'hair-loss.jpg');
    expect(sent.status, sent.text).toBe(201);
    const { requests, keys } = await listOf('/object-store');
    const stored = requests.find(({ method }: { method: string }) => method === 'PUT');
    expect(stored.key).toMatch(/^messages\/[0-9a-f-]{36}\.webp$/);
    expect(keys).toContain(stored.key);
    expect(stored.encryption).toBe('AES256');
    const page = await patient.open(`${product.origin('app')}/object-store`);
    expect(page.body).toContain(`href="/object-store/${stored.key}"`);
  });

  it('a flag that is switched on the page of the service is switched in the product', async () => {
    const flags = async () => {
      const body = encodeURIComponent(JSON.stringify({ userKey: randomUUID(), custom: {} }));
      return (await listOf(`/api/ld-get-flags?body=${body}`)).featureFlags;
    };
    expect((await flags())['quiz-early-interests']).toBe(false);
    await press('/flag-service', { name: 'quiz-early-interests', value: 'true' });
    await expect.poll(async () => (await flags())['quiz-early-interests']).toBe(true);
    await press('/flag-service', { name: 'quiz-early-interests', value: '' });
    await expect.poll(async () => (await flags())['quiz-early-interests']).toBe(false);
  });

  it('events of a visitor who agreed arrive, but those of pages about health, and none names anything about health', async () => {
    const marketing = product.origin('marketing');
    patient.setCookie(new URL(marketing).hostname, choiceCookie, `given.${choiceVersion}`);
    const view = (path: string) =>
      ask(
        'mutation($event: PageviewEventInput!) { createPageviewEvent(analyticsEvent: $event) { url } }',
        {
          event: {
            url: path,
            payload: JSON.stringify({ eventId: randomUUID(), page_url: `${marketing}${path}` }),
          },
        },
        'marketing',
      );
    await view('/condition/hair-loss');
    await view('/faq');
    const secret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim();
    // A day's sweeps, which otherwise run each minute.
    await patient.open(`${marketing}/api/demo/clock`, {
      ...{ json: { days: 1 }, headers: { 'x-demo-secret': secret } },
    });
    await expect.poll(() => listOf('/analytics-events')).not.toEqual([]);
    const events: readonly { properties: { page_url: string } }[] = await listOf('/analytics-events');
    expect(events.map(({ properties }) => new URL(properties.page_url).pathname)).toEqual(['/faq']);
    const named = await healthFinder(testScope({ ...database, modules: orderModules(modules) }).scope);
    expect(named(JSON.stringify(events))).toEqual([]);
  });

  it('an email arrives in the inbox, and a bounce that is reported shows the bar until the address is reactivated', async () => {
    const mail = await emailAfterRequest();
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    expect(await hasBar()).toBe(false);
    expect((await press(`/inbox/${mail.id}/bounce`)).status).toBe(303);
    expect(await hasBar()).toBe(true);
    expect((await press('/inbox/reactivate', { to: 'new@example.com' })).status).toBe(303);
    expect(await hasBar()).toBe(false);
  });
});

describe('with Amazon SES', () => {
  beforeAll(() => start('ses'), 300_000);
  afterAll(async () => void (await product?.end('SIGTERM')), 120_000);

  it('an email arrives in the inbox, and a signed report of a bounce shows the bar', async () => {
    const mail = await emailAfterRequest();
    expect(await hasBar()).toBe(false);
    expect((await press(`/inbox/${mail.id}/bounce`)).status).toBe(303);
    expect(await hasBar()).toBe(true);
  });

  it('a complaint is taken too, and nothing is sent to Mixpanel', async () => {
    const [mail] = await listOf('/inbox?to=new@example.com');
    expect((await press(`/inbox/${mail.id}/complaint`)).status).toBe(303);
    expect((await patient.open(`${product.origin('app')}/analytics-events`)).status).toBe(404);
  });
});
