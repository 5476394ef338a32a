import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '#modules/account/services/tokens/create-token.ts';
import { modules } from '#modules/index.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { readSafelist } from '#server/graphql/safelist.ts';
import { schemaOf } from '../harness/api.ts';
import { expectOk } from '../harness/expect-ok.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { apiSite, tokenSite } from './site.ts';
import { exampleOf, jsonExampleUnder, runCurls, runModule } from './worked-examples.ts';

const root = join(import.meta.dirname, '../..');
const published = readFileSync(join(root, 'docs/api/schema.graphql'), 'utf8').replace(/^#.*\n/, '');

let harness: ProductHarness;
let server: Server;
let staffServer: Server;
let origin: string;
let staffOrigin: string;
/** A token of the demo's operator, as the examples find it. */
let environment: { readonly THICKET_TOKEN: string };

const serve = (app: ReturnType<typeof apiSite>): Promise<Server> =>
  new Promise((done) => {
    const started: Server = app.listen(0, '127.0.0.1', () => done(started));
  });
const originOf = (started: Server): string => `http://127.0.0.1:${(started.address() as AddressInfo).port}`;

beforeAll(async () => {
  harness = await openProductHarness();
  server = await serve(apiSite(harness));
  staffServer = await serve(tokenSite(harness));
  origin = originOf(server);
  staffOrigin = originOf(staffServer);
  const operator = await harness.person('operator@example.com', 'operator');
  const created = expectOk(
    await createToken(
      harness.scope,
      { user: operator, actor: { role: 'operator', id: operator.id, impersonatorId: null } },
      { kind: 'service', name: 'Examples', scopes: ['read:requests'], days: 1 },
    ),
  );
  environment = { THICKET_TOKEN: created.secret };
});
afterAll(async () => {
  server?.close();
  staffServer?.close();
  await harness?.close();
});

describe('GET /graphql/schema', () => {
  it('answers what docs/api/schema.graphql publishes, when only the shipped modules run', async () => {
    const executor = createExecutor(schemaOf(modules), harness.scope.log);
    const { status, text, headers } = await request(apiSite({ ...harness, executor })).get('/graphql/schema');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(published);
  });

  it('is answered where introspection is off', async () => {
    const closed = apiSite(harness, { introspection: false });
    expect((await request(closed).get('/graphql/schema')).text).toContain('type Query {');
  });

  it('keeps the permission of each staff field, and leaves the demo out', () => {
    expect(published).toContain('deskCatalogue: DeskCatalogue! @staff(may: "view_catalog")');
    expect(published).not.toContain('demoClock');
  });
});

describe('the examples of docs/api.md', () => {
  it('fetch: prints a price and the error of a wrong document', async () => {
    const [price, problem] = (await runModule(exampleOf('fetch', origin))).split('\n');
    expect(price).toMatch(/^.+: \$\d+\.\d\d$/);
    expect(problem).toMatch(/^GRAPHQL_VALIDATION_FAILED: .*"weight"/);
  });

  it('supertest: its tests pass', async () => {
    expect(await runModule(exampleOf('supertest', origin))).toMatch(/pass 2\n[\s\S]*fail 0/);
  });

  it('curl: prints the product and the schema', async () => {
    const [product = '', schema] = await runCurls(exampleOf('curl', origin));
    expect(JSON.parse(product)).toMatchObject({ data: { product: { needsPrescription: false } } });
    expect(schema).toContain('type Query {');
  });

  it('fetch, with a token: prints counts and why a field is closed', async () => {
    const printed = await runModule(exampleOf('fetch, with a token', staffOrigin), environment);
    const lines = printed.trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^.+: \d+$/);
    expect(lines.at(-1)).toMatch(/^SCOPE_MISSING: .*deskStaff/);
  });

  it('supertest, with a token: its tests pass', async () => {
    const printed = await runModule(exampleOf('supertest, with a token', staffOrigin), environment);
    expect(printed).toMatch(/pass 2\n[\s\S]*fail 0/);
  });

  it('curl, with a token: prints the counts', async () => {
    const [answer = ''] = await runCurls(exampleOf('curl, with a token', staffOrigin), environment);
    expect(JSON.parse(answer).data.deskServiceRequests.states.length).toBeGreaterThan(1);
  });

  it('known documents: the example of the file is one that this API answers', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'safelist-')), 'documents.json');
    writeFileSync(file, jsonExampleUnder('Known documents'));
    const settings = { GRAPHQL_SAFELIST: true, GRAPHQL_SAFELIST_FILE: file };
    const safelist = readSafelist(settings, harness.executor);
    expect(safelist?.allows('query LateOrders { deskOrderIssues { open { orderNumber } } }')).toBe(true);
  });
});
