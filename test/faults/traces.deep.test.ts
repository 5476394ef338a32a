import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { orderModules } from '#server/modules.ts';
import { modules } from '#simulators/modules.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { productWords } from '../harness/product-traces.ts';
import { testScope } from '../harness/scope.ts';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { type ReceivedSpan, startCollector, type TraceCollector } from '../harness/trace-collector.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { signIn } from '../harness/visitor/test-visitor.ts';

/**
 * The built product with a collector: a patient's requests, with health data and names in everything that a request has, and then
 * the signal to end.
 */
const RELEASE = 'release-of-this-test';
const STRANGE_TRACE = 'ab'.repeat(16);
const queries = '?where=crown&dandruff=1&email=otto%40example.com&name=Otto';
const conditions =
  /hair|scalp|bald|alopecia|shedding|erecti|ejaculat|impoten|libido|sexual|depress|suicid|prostat|tablet|foam/i;

let dataDir: string;
let database: TestDatabase;
let product: ServedProduct;
let collector: TraceCollector;
let words: readonly string[];
let personal: readonly string[];
let requestId: string;
let ended: { code: number | null };

const serve = async (url: string): Promise<ServedProduct> => {
  const env = { DEMO_HISTORY: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: url, RELEASE };
  return serveProduct({ dataDir, port: await freePort(), databaseUrl: database.url, env });
};

/** The patient writes to customer service, which sends an email: by a job. */
const writeToSupport = async (browser: TestBrowser): Promise<string> => {
  const app = product.origin('app');
  const { headers, body } = await browser.open(`${app}/graphql${queries}`, {
    accept: 'application/json',
    headers: { origin: app, traceparent: `00-${STRANGE_TRACE}-${'cd'.repeat(8)}-01`, 'user-agent': 'Otto' },
    json: {
      query:
        'mutation otto_chest_pain($input: ServiceRequestInput!) { finasteride: submitServiceRequest(input: $input) { id } }',
      operationName: 'otto_chest_pain',
      variables: {
        input: {
          id: randomUUID(),
          topic: 'order',
          body: 'I am Otto, and I have a pustule since I take finasteride for my hair.',
        },
      },
    },
  });
  expect(body).toContain('"finasteride":{"id"');
  return String(headers['x-request-id']);
};

const spanOf = (id: string): ReceivedSpan | undefined =>
  collector.spans.find(({ attributes }) => attributes['request.id'] === id);
const below = (parent: ReceivedSpan | undefined): readonly ReceivedSpan[] =>
  collector.spans.filter(
    ({ traceId, parentSpanId }) =>
      parent !== undefined && traceId === parent.traceId && parentSpanId === parent.spanId,
  );
const jobOf = () => {
  const operation = below(spanOf(requestId)).find(({ name }) => name === 'mutation submitServiceRequest');
  return below(operation).find(({ name }) => name.startsWith('job '));
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'traces-'));
  database = await createTestDatabase();
  collector = await startCollector();
  product = await serve(collector.url);
  const { scope } = testScope({ ...database, modules: orderModules(modules) });
  words = await productWords(scope);
  const people = await database.knex('person').select('email', 'first_name', 'last_name');
  personal = people
    .flatMap(({ email, first_name, last_name }) => [email, first_name, last_name])
    .filter((text): text is string => typeof text === 'string' && text.length > 2);

  const [marketing, app] = [product.origin('marketing'), product.origin('app')];
  const visitor = new TestBrowser();
  for (const path of ['/quiz', '/condition/ed', '/drug-facts/sertraline', '/otto@example.com'])
    await visitor.open(`${marketing}${path}${queries}`);
  const patient = new TestBrowser();
  await signIn(patient, app, 'patient@example.com');
  for (const path of ['/dashboard', '/messages', '/consultation/titration/oral-minoxidil/thank-you'])
    await patient.open(`${app}${path}${queries}`);
  requestId = await writeToSupport(patient);
  await vi.waitUntil(jobOf, { timeout: 120_000 });
  // Its span is still in the process when the signal comes.
  await visitor.open(`${marketing}/about-us`);
  ended = await product.end('SIGTERM');
}, 600_000);
afterAll(async () => {
  if (product?.process.exitCode === null) await product.end('SIGTERM');
  await collector?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the trace of a request', () => {
  it('has the request, the operation, its statements, a job that it added, and the statements of that', () => {
    const request = spanOf(requestId);
    expect(request).toMatchObject({ name: 'POST /graphql', kind: 2 });
    expect(request?.parentSpanId).toBeUndefined();
    const operation = below(request).find(({ name }) => name === 'mutation submitServiceRequest');
    expect(operation?.kind).toBe(1);
    const insert = below(operation).find(({ name }) => name.startsWith('insert '));
    expect(insert).toMatchObject({ kind: 3, attributes: { 'db.operation.name': 'insert' } });
    expect(insert?.attributes['db.query.text']).toMatch(/\$1/);
    expect(jobOf()?.kind).toBe(5);
    expect(below(jobOf()).filter(({ kind }) => kind === 3).length).toBeGreaterThan(0);
  });

  it('has the status, and begins with the request whatever the client sent', () => {
    expect(spanOf(requestId)?.attributes['http.response.status_code']).toBe(200);
    expect(collector.received()).not.toContain(STRANGE_TRACE);
  });
});

it('every span names the release, and is a request, or belongs to one, a job or a sweep', () => {
  expect(collector.spans.length).toBeGreaterThan(50);
  for (const { resource } of collector.spans)
    expect(resource).toMatchObject({ 'service.name': 'thicket', 'service.version': RELEASE });
  const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.filter(({ name }) => !/^(?:GET|POST|HEAD) |^(?:job|sweep) /.test(name))).toEqual([]);
});

it('everything has arrived when the process has ended, which is no failure', () => {
  expect(ended.code).toBe(0);
  const known = new Set(collector.spans.map(({ spanId }) => spanId));
  const lost = collector.spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId));
  expect(lost).toEqual([]);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /about-us');
});

it('pages are named by their pattern, and what is no page does not tell what was asked for', () => {
  const names = [...new Set(collector.spans.map(({ name }) => name))];
  for (const name of ['GET /quiz', 'GET /drug-facts/{slug}', 'GET /dashboard', 'GET other'])
    expect(names).toContain(name);
  expect(names).toContain('GET /consultation/titration/oral-*/thank-you');
});

it('no trace contains what people typed, who they are, where they are, or a word about health', () => {
  const text = collector.received().toLowerCase();
  for (const forbidden of [
    'where=',
    'crown',
    'dandruff',
    'chest',
    'pustule',
    'otto',
    '%40',
    '127.0.0.1',
    '::ffff',
  ])
    expect([forbidden, text.includes(forbidden)]).toEqual([forbidden, false]);
  expect(text.match(/[\w.+-]+@[\w-]+\./g)).toBeNull();
  const parts = new Set(text.split(/[^\p{L}\d]+/u));
  expect(personal.length).toBeGreaterThan(10);
  for (const name of new Set(personal)) expect([name, parts.has(name.toLowerCase())]).toEqual([name, false]);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => text.includes(word))).toEqual([]);
  expect(text.match(conditions)).toBeNull();
});

it('no trace contains an id but those of requests', () => {
  const requestIds = new Set(collector.spans.map(({ attributes }) => attributes['request.id']));
  const ids = collector.received().match(new RegExp(UUID_SHAPE, 'gi')) ?? [];
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !requestIds.has(id))).toEqual([]);
});

it('a collector that never answers holds up no request, nor the end of the process', async () => {
  const mute = await startCollector(() => {});
  const other = await serve(mute.url);
  for (let count = 0; count < 20; count += 1) {
    const answer = await fetch(`http://localhost:${other.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(await answer.text()).toBe('{"data":{"__typename":"Query"}}');
  }
  expect((await other.end('SIGTERM')).code).toBe(0);
  expect(mute.spans.length).toBeGreaterThan(0);
  await mute.stop();
}, 600_000);
