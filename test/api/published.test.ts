import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { schemaOf } from '../harness/api.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { apiSite } from './site.ts';
import { exampleOf, runCurls, runModule } from './worked-examples.ts';

const root = join(import.meta.dirname, '../..');
const published = readFileSync(join(root, 'docs/api/schema.graphql'), 'utf8').replace(/^#.*\n/, '');

let harness: ProductHarness;
let server: Server;
let origin: string;
beforeAll(async () => {
  harness = await openProductHarness();
  const app = apiSite(harness);
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done());
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.close();
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
});
