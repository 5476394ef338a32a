import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { boundedServer, type ConnectionBounds, connectionBounds } from './bounded-server.ts';

const short: ConnectionBounds = {
  connections: 3,
  headersMs: 300,
  requestMs: 600,
  keepAliveMs: 300,
  idleMs: 600,
  checkedEveryMs: 50,
};

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const ok: RequestListener = (request, response) => {
  request.resume();
  request.on('end', () => response.end('whole'));
};

const listen = async (handler: RequestListener = ok, bounds = short): Promise<number> => {
  const started = boundedServer(handler, bounds);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
};

const open = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
};

/** Sends the text and then nothing; resolves to what was answered until the server closed the connection. */
const send = async (port: number, sent: string): Promise<string> => {
  const socket = open(port);
  socket.write(sent);
  // A connection that is closed at once may be reset before it is read.
  return text(socket).catch(() => '');
};

it.each([
  ['sends nothing', ''],
  ['does not end its headers', 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['does not end its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nab'],
  ['does not end a chunk', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nab'],
])('a client that %s is disconnected', async (_what, sent) => {
  const answer = await send(await listen(), sent);
  expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
  expect(answer).not.toContain('whole');
});

it('a body that arrives a byte at a time is cut off at the limit for the whole request', async () => {
  const socket = open(await listen());
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
  const dripping = setInterval(() => socket.write('a'), 50);
  const answer = await text(socket).finally(() => clearInterval(dripping));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('a connection without another request is closed', async () => {
  const answer = await send(await listen(), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/);
});

it('a client that does not read its answer is disconnected', async () => {
  const endless: RequestListener = (_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };
  const closed = new Promise<void>((resolve) => {
    void listen((request, response) => {
      response.on('close', resolve);
      endless(request, response);
    }).then((port) => {
      const socket = open(port);
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    });
  });
  await closed;
});

it('no more clients than the limit are connected at the same time', async () => {
  const bounds = { ...short, headersMs: 20_000, requestMs: 20_000, idleMs: 20_000 };
  const port = await listen(ok, bounds);
  const held = Array.from({ length: bounds.connections }, () => open(port));
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  held[0]?.destroy();
  await expect
    .poll(async () => (await send(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).length)
    .toBeGreaterThan(0);
});

it('headers of more than 16 KB are refused', async () => {
  const answer = await send(
    await listen(),
    `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

it('the product has all of these limits', () => {
  server = boundedServer(ok);
  expect(server).toMatchObject({
    maxConnections: connectionBounds.connections,
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 75_000,
    timeout: 300_000,
  });
});
