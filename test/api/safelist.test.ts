import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequest, stringifyDocument } from '@urql/core';
import { getIntrospectionQuery, print, stripIgnoredCharacters } from 'graphql';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartUpDocument } from '#client/startup/start-up.generated.ts';
import { SettingsError } from '#config/settings.ts';
import { readSafelist, type Safelist } from '#server/graphql/safelist.ts';
import { asDocumentNode, prepareDocuments } from '../../scripts/codegen/documents.ts';
import { readDocuments } from '../../scripts/codegen/sources.ts';
import { openProductHarness, type ProductHarness, schema } from '../harness/whole-product.ts';
import { apiSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
const OWN = 'query Price { product(productId: 239) { price } }';

const fileOf = (content: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'safelist-')), 'documents.json');
  writeFileSync(file, content);
  return file;
};

let harness: ProductHarness;
let safelist: Safelist;
const read = (file?: string): Safelist | null =>
  readSafelist({ GRAPHQL_SAFELIST: true, GRAPHQL_SAFELIST_FILE: file }, harness.executor);
beforeAll(async () => {
  harness = await openProductHarness();
  const known = read(fileOf(JSON.stringify({ Price: OWN })));
  if (!known) throw new Error('There is no safelist.');
  safelist = known;
});
afterAll(() => harness?.close());

const ask = (body: object, list: Safelist | null = safelist) =>
  request(apiSite(harness, { safelist: list }))
    .post('/graphql')
    .send(body);
const codeOf = async (body: object, list?: Safelist | null): Promise<string | null> =>
  (await ask(body, list)).body.errors?.[0]?.extensions.code ?? null;

describe('with the safelist on', () => {
  it('the product’s own documents are answered, however a client writes their spaces', async () => {
    expect(await codeOf({ query: StartUpDocument.source })).toBe(null);
    const spaced = `# At start\n${StartUpDocument.source.replaceAll('{', ' {\n\t').replaceAll('}', ',}\n')}`;
    expect(await codeOf({ query: spaced })).toBe(null);
  });

  it('every document of every page is in it, as the browser’s client sends it', () => {
    const { documents } = prepareDocuments(schema, readDocuments(root));
    const operations = documents.filter(({ operation }) => operation);
    expect(operations.length).toBeGreaterThan(100);
    const refused = operations.filter((document) => {
      const source = stripIgnoredCharacters(print(asDocumentNode(document)));
      return !safelist.allows(stringifyDocument(createRequest(source, {}).query));
    });
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  it('the operator’s documents are answered, and no others', async () => {
    expect((await ask({ query: OWN })).body.data.product.price).toBeGreaterThan(0);
    for (const query of [
      '{ products { id } }',
      OWN.replace('239', '211'),
      `${StartUpDocument.source} query More { products { id } }`,
      getIntrospectionQuery(),
      '{',
      '"',
      '',
    ])
      expect([query, await codeOf({ query })]).toEqual([query, 'QUERY_NOT_IN_SAFELIST']);
    expect(await codeOf({ query: OWN }, read())).toBe('QUERY_NOT_IN_SAFELIST');
  });

  it('by GET and by hash as well', async () => {
    const app = apiSite(harness, { safelist });
    const hash = (text: string) => ({
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') },
    });
    const other = '{ products { id } }';
    const refused = await request(app).get('/graphql').query({ query: other });
    expect(refused.body.errors[0].extensions.code).toBe('QUERY_NOT_IN_SAFELIST');
    for (const [query, first, second] of [
      [other, 'QUERY_NOT_IN_SAFELIST', 'PERSISTED_QUERY_NOT_FOUND'],
      [OWN, undefined, undefined],
    ] as const) {
      const sent = await request(app)
        .post('/graphql')
        .send({ query, extensions: hash(query) });
      expect(sent.body.errors?.[0].extensions.code).toBe(first);
      const again = await request(app)
        .post('/graphql')
        .send({ extensions: hash(query) });
      expect(again.body.errors?.[0].extensions.code).toBe(second);
    }
  });
});

it('with the safelist off, every document is answered', async () => {
  const off = readSafelist({ GRAPHQL_SAFELIST: false, GRAPHQL_SAFELIST_FILE: undefined }, harness.executor);
  expect(off).toBe(null);
  expect(await codeOf({ query: '{ products { id } }' }, off)).toBe(null);
});

describe('a file that stops the start', () => {
  it.each([
    ['is not JSON', '{', 'cannot be read'],
    ['is a list', '["{ products { id } }"]', 'needs one JSON object'],
    ['has a number', '{ "a": 1 }', 'needs one JSON object'],
    ['has text that is not GraphQL', '{ "Broken": "query {" }', 'a document "Broken"'],
    ['asks for a field that does not exist', '{ "Old": "{ products { weight } }" }', 'a document "Old"'],
  ])('%s', (_, content, problem) => {
    expect(() => read(fileOf(content))).toThrow(SettingsError);
    expect(() => read(fileOf(content))).toThrow(problem);
  });

  it('does not exist', () => {
    expect(() => read('/nowhere/documents.json')).toThrow(/GRAPHQL_SAFELIST_FILE: .*cannot be read/);
  });
});
