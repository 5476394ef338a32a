import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserFlagValues } from '#config/flag-catalogue.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** Opens a page that is the same for everyone; only a cached page varies by encoding. */
const open = async (browser: TestBrowser, path: string) => {
  const { body, headers } = await browser.open(`${product.origins.marketing}${path}`);
  const json = /<script id="vite-plugin-ssr_pageContext" type="application\/json">(.*?)<\/script>/s.exec(
    body,
  )?.[1];
  const { flags } = JSON.parse(json ?? body).pageContext ?? JSON.parse(json ?? body);
  return { flags, fromMemory: headers.vary === 'Accept-Encoding', kept: headers['cache-control'] };
};

const defaults = browserFlagValues({});

it('flags are sent with the page; a page that is the same for everyone comes from the cache, also for a known lead', async () => {
  const stranger = new TestBrowser();
  await open(stranger, '/');
  const again = await open(stranger, '/');
  expect(again).toEqual({
    flags: defaults,
    fromMemory: true,
    kept: 'public, max-age=0, must-revalidate',
  });

  const lead = new TestBrowser();
  lead.setCookie('localhost', 'feature-flag-key', '00000000-0000-4000-9000-00000000000a');
  expect(await open(lead, '/')).toMatchObject({ flags: defaults, fromMemory: false });
  expect(await open(lead, '/')).toMatchObject({ flags: defaults, fromMemory: true });
});

it('a page with forced flags is rendered for this visitor only and never cached for others', async () => {
  const tester = new TestBrowser();
  const forced = { ...defaults, 'mini-quiz-redesign': 2 };
  const drawn = { flags: forced, fromMemory: false, kept: 'private, no-store' };
  expect(await open(tester, '/?flag.mini-quiz-redesign=2')).toEqual(drawn);
  expect(await open(tester, '/')).toEqual(drawn);
  expect(await open(tester, '/')).toEqual(drawn);
  expect(await open(new TestBrowser(), '/')).toMatchObject({ flags: defaults, fromMemory: true });
  expect((await open(tester, '/index.pageContext.json')).flags).toEqual(forced);
  const off = { flags: defaults, fromMemory: false };
  expect(await open(tester, '/?flag.mini-quiz-redesign=')).toMatchObject(off);
  expect(await open(tester, '/')).toMatchObject({ flags: defaults, fromMemory: true });
});

it('a forced flag applies on the server too', async () => {
  const tester = new TestBrowser();
  const query = encodeURIComponent('{featureFlags(flagNames:["skip-address-validation"]){value}}');
  const ask = async (more: string) => {
    const address = `${product.origins.app}/graphql?query=${query}${more}`;
    return JSON.parse((await tester.open(address, { accept: 'application/json' })).body).data.featureFlags;
  };
  expect(await ask('')).toEqual([{ value: false }]);
  expect(await ask('&flag.skip-address-validation=true')).toEqual([{ value: true }]);
  expect(await ask('')).toEqual([{ value: true }]);
});
