import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await startTestSite(database);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const utmAfter = async (browser: TestBrowser, ...paths: readonly string[]): Promise<unknown> => {
  for (const path of paths) await browser.open(`${site.marketing}${path}`);
  const seen: { utm?: unknown } = JSON.parse((await browser.open(`${site.marketing}/viewer`)).body);
  return seen.utm;
};

it('a visitor without marketing parameters has none and gets no cookie', async () => {
  const browser = new TestBrowser();
  expect(await utmAfter(browser, '/')).toEqual({});
  expect(browser.cookie('localhost', 'lead')).toBeUndefined();
});

it('S7.43: the five marketing parameters of an address are stored, and no others', async () => {
  const address =
    '/our-products?utm_source=news&utm_medium=email&utm_campaign=May%20sale&utm_content=a&utm_term=b&utm_id=7&utm_x=1';
  expect(await utmAfter(new TestBrowser(), address, '/faq')).toEqual({
    source: 'news',
    medium: 'email',
    campaign: 'May sale',
    content: 'a',
    term: 'b',
  });
});

it('newer parameters replace all earlier ones', async () => {
  const browser = new TestBrowser();
  expect(await utmAfter(browser, '/?utm_source=a&utm_medium=b', '/?utm_source=c')).toEqual({ source: 'c' });
});

it('storing parameters keeps the lead, and storing the lead keeps the parameters', async () => {
  const browser = new TestBrowser();
  const before = (await browser.open(`${site.marketing}/keep`)).body;
  expect(await utmAfter(browser, '/?utm_source=a')).toEqual({ source: 'a' });
  expect((await browser.open(`${site.marketing}/keep`)).body).toBe(before);
});

it.each([
  ['is too long', `utm_source=${'a'.repeat(101)}`],
  ['is empty', 'utm_source=%20'],
  ['has control characters', 'utm_source=a%0Ab'],
  ['comes twice', 'utm_source=a&utm_source=b'],
  ['is no text', 'utm_source[x]=a'],
])('a value that %s is not stored', async (_what, query) => {
  expect(await utmAfter(new TestBrowser(), `/?${query}`)).toEqual({});
});
