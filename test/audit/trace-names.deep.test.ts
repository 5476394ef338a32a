import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeTable } from '#modules/routes.ts';
import { collectJobs, collectSweeps } from '#server/scope-factory.ts';
import { safeText } from '#server/tracing/otlp/safe-text.ts';
import { modules } from '#simulators/modules.ts';
import { productWords } from '#test/harness/product-traces.ts';
import { openProductHarness, type ProductHarness, schema } from '#test/harness/whole-product.ts';

/**
 * Everything that a trace may name: routes, fields of the API, jobs, sweeps, tables and columns. Some have words about health,
 * which a trace never contains.
 */
const conditions =
  /hair|scalp|bald|alopecia|shedding|erecti|ejaculat|impoten|libido|sexual|depress|suicid|prostat|tablet|foam|ssri/i;

let harness: ProductHarness;
let words: readonly string[];
let names: readonly string[];

beforeAll(async () => {
  harness = await openProductHarness();
  words = await productWords(harness.scope);
  const { rows } = await harness.knex.raw<{ rows: { table_name: string; column_name: string }[] }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  names = [
    ...routeTable.routes.map(({ path }) => path),
    ...modules.flatMap(({ http = [] }) => http.map(({ path }) => path)),
    ...collectJobs(modules).map(({ id }) => id),
    ...collectSweeps(modules).map(({ id }) => id),
    ...rows.flatMap(({ table_name, column_name }) => [table_name, column_name]),
    ...fields,
  ];
});
afterAll(() => harness?.close());

const toldBy = (name: string): readonly string[] => {
  const lower = name.toLowerCase();
  const spaced = lower.replaceAll(/[_-]/g, ' ');
  return [
    ...words.filter((word) => lower.includes(word) || spaced.includes(word)),
    ...(lower.match(conditions) ?? []),
  ];
};

it('no name in a trace tells about a condition or a product', () => {
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => toldBy(safeText(name)).length > 0)).toEqual([]);
});

it('some names in the code do, so that they have to be replaced', () => {
  const telling = names.filter((name) => toldBy(name).length > 0);
  expect(telling).toContain('/consultation/titration/oral-minoxidil/thank-you');
  expect(telling).toContain('acceptSsriWarning');
});

it('most names stay as they are', () => {
  const changed = new Set(names.filter((name) => safeText(name) !== name));
  expect(changed.size).toBeLessThan(new Set(names).size / 20);
  expect(safeText('/our-products/{slug}')).toBe('/our-products/{slug}');
});
