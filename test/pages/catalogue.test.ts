import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { type Product, startProduct } from './product.ts';
import { countStatements } from './statement-counter.ts';

let first: Product;
let second: Product;
const counter = countStatements();

beforeAll(async () => {
  first = await startProduct();
  second = await startProduct(undefined, () => ({ DATABASE_URL: first.databaseUrl }));
});
afterAll(async () => {
  counter.stop();
  await second?.stop();
  await first?.stop();
});

const visitor = new TestBrowser();
const page = async ({ origins }: Product): Promise<string> =>
  (await visitor.open(`${origins.app}/our-products/minoxidil-foam`)).body;
const prices = (html: string): string[] => [
  ...new Set([...html.matchAll(/\$\d+\.00/g)].map(([price]) => price)),
];

it('a price changed in the database appears on the cached pages of every process, which cost no SQL statement', async () => {
  for (const process of [first, second]) {
    await page(process);
    expect(prices(await page(process))).toContain('$39.00');
    expect(counter.of(`${process.origins.app}/our-products/minoxidil-foam`)).toEqual([]);
  }
  await first.knex('product').where({ id: 239 }).update({ set_price: 4100 });
  for (const process of [first, second]) {
    await expect.poll(async () => prices(await page(process))).toContain('$41.00');
    expect(prices(await page(process))).not.toContain('$39.00');
  }
});
