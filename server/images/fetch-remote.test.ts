import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchRemote } from './fetch-remote.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site on this machine, and the requests it received. */
const site = async (answer: RequestListener): Promise<{ url: (host?: string) => URL; asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: (host = '127.0.0.1') => new URL(`http://${host}:${port}/photo.jpg`), asked };
};

const jpeg: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end('pixels');
};
const everywhere = { mayReach: () => true };

it('fetches an image', async () => {
  const { url } = await site(jpeg);
  expect(await fetchRemote(url(), everywhere)).toEqual({ ok: true, value: Buffer.from('pixels') });
});

it.each(['127.0.0.1', 'localhost'])('never connects to a private address: %s', async (host) => {
  const { url, asked } = await site(jpeg);
  const answer = await fetchRemote(url(host));
  expect(answer).toMatchObject({ ok: false, failure: { fields: [{ field: 'url' }] } });
  expect(asked).toEqual([]);
});

it('checks the very addresses that it connects to, all of them', async () => {
  const { url, asked } = await site(jpeg);
  const seen: string[] = [];
  const mayReach = (address: string): boolean => {
    seen.push(address);
    return seen.length > 1;
  };
  expect(await fetchRemote(url('localhost'), { mayReach })).toMatchObject({ ok: false });
  expect(seen[0]).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(asked).toEqual([]);
});

it.each([
  ['[::1]', 'http://[::1]:9/a.jpg'],
  ['a number', 'http://2130706433:9/a.jpg'],
  ['hexadecimal', 'http://0x7f000001:9/a.jpg'],
  ['a cloud’s insides', 'http://169.254.169.254/latest/meta-data'],
  ['a wrapped address', 'http://[::ffff:127.0.0.1]:9/a.jpg'],
])('refuses %s', async (_name, address) => {
  expect((await fetchRemote(new URL(address))).ok).toBe(false);
});

it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i)', async (status) => {
  const inside = await site(jpeg);
  const { url } = await site((_request, response) => {
    response.writeHead(status, { location: inside.url().href, 'content-type': 'image/jpeg' }).end();
  });
  expect((await fetchRemote(url(), everywhere)).ok).toBe(false);
  expect(inside.asked).toEqual([]);
});

it.each([
  ['an error', 500, 'image/jpeg'],
  ['a page', 200, 'text/html'],
  ['a vector drawing', 200, 'image/svg+xml'],
  ['nothing said', 200, ''],
])('refuses %s', async (_name, status, type) => {
  const { url } = await site((_request, response) => {
    response.writeHead(status, type ? { 'content-type': type } : {}).end('x');
  });
  expect((await fetchRemote(url(), everywhere)).ok).toBe(false);
});

it.each([
  ['says so', true],
  ['does not', false],
])('refuses a body that is too long, whether it %s', async (_name, honest) => {
  const { url } = await site((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', ...(honest && { 'content-length': 101 }) });
    response.write('x'.repeat(51));
    setTimeout(() => response.end('x'.repeat(50)), 20);
  });
  expect((await fetchRemote(url(), { ...everywhere, sourceBytes: 100 })).ok).toBe(false);
  expect((await fetchRemote(url(), { ...everywhere, sourceBytes: 101 })).ok).toBe(true);
});

it('rejects a response that breaks off, and a site that does not answer', async () => {
  const { url } = await site((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 });
    response.write('x', () => response.destroy());
  });
  expect((await fetchRemote(url(), everywhere)).ok).toBe(false);
  expect((await fetchRemote(new URL('http://127.0.0.1:1/a.png'), everywhere)).ok).toBe(false);
});
