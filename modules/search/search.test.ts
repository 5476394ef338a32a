import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { seedCatalogue } from '#modules/catalogue/services/seed-catalogue.ts';
import { modules } from '#modules/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type OpenApi, openApi } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { refreshAll, refreshProducts } from './services/refresh-documents.ts';
import { type SearchResults, search } from './services/search.ts';

const SEARCH = `query ($query: String!, $first: Int) { search(query: $query, first: $first) {
  products { path title excerpt risk } articles { path title excerpt } questions { path title excerpt } } }`;

let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules);
  await seedCatalogue(api.scope);
  await refreshAll(api.scope);
});
afterAll(() => api?.close());

const ask = (query: unknown, first?: unknown) => api.ask(null, SEARCH, { query, first });
const found = async (query: string): Promise<SearchResults> =>
  (await ask(query)).data?.search as SearchResults;
const pathsOf = ({ products, articles, questions }: SearchResults) =>
  [products, articles, questions].map((hits) => hits.map(({ path }) => path));
const documents = () => api.scope.db('search_document').orderBy('path');

describe('the first product', () => {
  it.each([
    ['finasteride', 'finasteride'],
    ['Finasteride 1 mg', 'finasteride'],
    ['finastride', 'finasteride'],
    ['finasterid', 'finasteride'],
    ['finesteride', 'finasteride'],
    ['fin', 'finasteride'],
    ['propecia', 'finasteride'],
    ['Propesia', 'finasteride'],
    ['oral minoxidil', 'oral-minoxidil'],
    ['minoxidil foam', 'minoxidil-foam'],
    ['minoxidl foam', 'minoxidil-foam'],
    ['rogaine foam', 'minoxidil-foam'],
    ['minoxidil spray', 'minoxidil-spray'],
    ['minoxidil solution', 'minoxidil-solution'],
    ['topical finasteride', 'topical-finasteride-and-minoxidil'],
    ['sildenafil', 'sildenafil'],
    ['sildenafill', 'sildenafil'],
    ['sildanafil', 'sildenafil'],
    ['viagra', 'sildenafil'],
    ['viagara', 'sildenafil'],
    ['tadalafil', 'tadalafil'],
    ['tadalifil', 'tadalafil'],
    ['cialis', 'tadalafil'],
    ['cialus', 'tadalafil'],
    ['zoloft', 'sertraline'],
    ['lexapro', 'escitalopram'],
    ['prozac', 'fluoxetine'],
    ['dandruff', 'ketoconazole'],
    ['nizoral', 'ketoconazole'],
    ['delay spray', 'climax-delay-spray'],
    ['biotin', 'daily-hair-defense'],
    ['thickening shampo', 'thickening-shampoo'],
    ['pomade', 'thickening-pomade'],
  ])('of “%s” is %s', async (query, slug) => {
    expect((await found(query)).products[0]?.path).toBe(`/our-products/${slug}`);
  });

  it.each([
    ['minoxidl', /minoxidil/i],
    ['rogaine', /minoxidil/i],
    ['Rogain', /minoxidil/i],
    ['minox', /minoxidil/i],
    ['shampo', /shampoo/i],
    ['premature', /spray|sertraline|fluoxetine|escitalopram/i],
    ['ED', /sildenafil|tadalafil/i],
  ])('of “%s” is called %s', async (query, title) => {
    expect((await found(query)).products[0]?.title).toMatch(title);
  });
});

describe('the first question', () => {
  it.each([
    ['cancel', '/faq#plan-cancel'],
    ['how do I cancel my plan?', '/faq#plan-cancel'],
    ['insurance', '/faq#payment-insurance'],
    ['insurence', '/faq#payment-insurance'],
    ['track my package', '/faq#orders-tracking'],
    ['shipping time', '/faq#orders-how-long-shipping'],
    ['missed a dose', '/faq#treatment-missed'],
    ['side effect', '/faq#plan-side-effects'],
    ['money back', '/faq#payment-refunds'],
    ['which states', '/faq#about-where'],
  ])('of “%s” is %s', async (query, path) => {
    expect((await found(query)).questions[0]?.path).toBe(path);
  });
});

describe('nothing is found', () => {
  it.each([
    ...[
      'pizza',
      'xylophone',
      'bitcoin',
      'qwertyuiop',
      'zzzz',
      '1234567890',
      'pizza delivery',
      'ozempic',
      'football',
    ],
    ...['the', 'how do I', '', '   ', 'привет', '髪'],
  ])('for “%s”', async (query) => {
    expect(pathsOf(await found(query))).toEqual([[], [], []]);
  });
});

it('every document can be found by its own title', async () => {
  const lost: string[] = [];
  for (const { path, title } of await documents()) {
    const { data } = await ask(title.slice(0, 100), 20);
    if (!JSON.stringify(data).includes(`"${path}"`)) lost.push(path);
  }
  expect(lost).toEqual([]);
});

describe('input', () => {
  it.each([
    ['x'.repeat(101), 'Shorten your search to at most 100 characters.'],
    ['x'.repeat(100_000), 'Shorten your search to at most 100 characters.'],
    ['a\u0000b', 'Remove the characters that cannot be printed from your search.'],
    ['?! —', 'Use letters or numbers in your search.'],
  ])('%j is refused', async (query, message) => {
    const { errors } = await ask(query);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'query', message }],
    });
  });

  it.each([0, -1, 21])('first: %i is refused', async (first) => {
    const { errors } = await ask('hair', first);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'first', message: 'Ask for 1 to 20 results.' }]);
  });

  it.each([
    `minoxidil' & !hair`,
    'minoxidil:* | (',
    '<-> & minoxidil',
    `minoxidil'; drop table search_document; --`,
    'minoxidil \\',
    'minoxidil %',
  ])('%s is words and never an operator', async (query) => {
    expect((await ask(query)).errors).toBeUndefined();
  });

  it('limits the results of each kind', async () => {
    const { data } = await ask('hair', 2);
    expect(Object.values(data?.search as SearchResults).map((hits) => hits.length)).toEqual([2, 2, 2]);
    const six = Object.values(await found('hair')).map((hits) => hits.length);
    expect(six).toEqual([6, 6, 6]);
  });
});

it('names the key risk of every prescription product, and nothing else', async () => {
  const products = (await found('finasteride')).products;
  expect(products.map(({ risk }) => risk !== null)).toEqual(products.map(() => true));
  expect((await found('pomade')).products[0]?.risk).toBeNull();
});

it('excerpts are short plain text', async () => {
  for (const { excerpt, title } of await documents()) {
    expect(excerpt.length, title).toBeLessThanOrEqual(200);
    expect(excerpt, title).not.toMatch(/\]\(|[<>]/);
    expect(excerpt.length, title).toBeGreaterThan(20);
  }
});

it('costs one statement, and one more to read the catalog', async () => {
  const statements = await statementsOf(api.scope.db, () => search(api.scope, { query: 'minoxidl foam' }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
});

describe('the documents', () => {
  it('stay the same when they are refreshed again, by two processes at once', async () => {
    const versions = () =>
      api.scope.db('search_document').select(api.scope.db.raw('path, xmin::text')).orderBy('path');
    const before = await versions();
    await Promise.all([
      refreshAll(api.makeScope()),
      refreshAll(api.makeScope()),
      refreshProducts(api.makeScope()),
    ]);
    expect(await versions()).toEqual(before);
  });

  it('are repaired at a start: what is gone, what is old and what was changed', async () => {
    const before = await documents();
    await api.scope.db('search_document').where({ path: '/faq#plan-cancel' }).delete();
    await api.scope.db('search_document').where({ path: '/hair-loss' }).update({ title: 'x' });
    await api.scope.db('search_document').insert({
      path: '/old',
      kind: 'article',
      title: 'Old',
      other_names: '',
      excerpt: '',
      body: '',
      position: 0,
    });
    await refreshAll(api.scope);
    expect(await documents()).toEqual(before);
  });

  it('follow an operator’s change of a listing', async () => {
    const operator: SignedInUser = {
      ...{ id: crypto.randomUUID(), role: 'operator', email: 'operator@example.com', impersonatorId: null },
    };
    const { errors } = await api.ask(
      operator,
      `mutation ($input: ChangeListingInput!) { changeListing(input: $input) { id } }`,
      {
        input: {
          ...{ listingId: 'pomade', version: 0, prices: [], reason: 'New name.', acceptWarnings: true },
          title: 'Zephyr styling pomade',
        },
      },
    );
    expect(errors).toBeUndefined();
    await api.drain();
    expect((await found('zephyr')).products.map(({ title }) => title)).toEqual(['Zephyr styling pomade']);
  });

  it('no longer have a product that is not sold any more, at once and after the next refresh', async () => {
    const { db } = api.scope;
    await db('product').where({ drug_type: 'pomade' }).update({ user_selectable: false });
    api.clock.advance(2_000);
    expect((await found('pomade')).products).toEqual([]);
    await refreshProducts(api.scope);
    expect(await db('search_document').where({ path: '/our-products/thickening-pomade' })).toEqual([]);
    // What another release wrote stays.
    expect((await documents()).length).toBeGreaterThan(80);
  });

  it('hide the products of a service line that a flag has paused', async () => {
    const paused = testScope({
      ...{ knex: api.scope.db, url: '', modules },
      providers: [
        provide(flagPort, () => ({ values: () => flagValues({ 'enable-premature-ejaculation': false }) })),
      ],
    });
    paused.clock.advance(10_000);
    const sertraline = async () => {
      const results = await search(paused.scope, { query: 'sertraline' });
      return results.ok ? results.value.products : null;
    };
    expect(await sertraline()).toEqual([]);
  });
});
