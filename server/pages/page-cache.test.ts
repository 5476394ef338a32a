import { createServer } from 'node:http';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const asking = (cache: PageCache) => async (variant: string, host: string, path: string) => {
  const server = createServer((asked, response) => {
    if (!cache.serve(variant, asked, response)) response.end('not there');
  });
  return (await request(server).get(path).set('host', host)).text;
};

it('a cached page is served for its flag variant, host and path only', async () => {
  const cache = createPageCache();
  const keep = cache.keeper();
  keep('one', 'a.test', '/', 'page of one', { 'content-type': 'text/html' });
  keep('two', 'a.test', '/', 'page of two', { 'content-type': 'text/html' });
  const get = asking(cache);
  expect(await get('one', 'a.test', '/')).toBe('page of one');
  expect(await get('two', 'a.test', '/')).toBe('page of two');
  expect(await get('three', 'a.test', '/')).toBe('not there');
  expect(await get('one', 'b.test', '/')).toBe('not there');
  expect(await get('one', 'a.test', '/?flag.x=1')).toBe('not there');
  cache.clear();
  expect(await get('one', 'a.test', '/')).toBe('not there');
});

it('a page whose data was read before prices changed is not cached', async () => {
  const cache = createPageCache();
  const keep = cache.keeper();
  cache.clear();
  keep('one', 'a.test', '/finasteride', '$54.00', {});
  expect(await asking(cache)('one', 'a.test', '/finasteride')).toBe('not there');
  cache.keeper()('one', 'a.test', '/finasteride', '$57.00', {});
  expect(await asking(cache)('one', 'a.test', '/finasteride')).toBe('$57.00');
});
