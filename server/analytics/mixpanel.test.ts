import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMixpanelForwarder } from './mixpanel.ts';

const log = pino({ level: 'silent' });
const event = (id: string) => ({
  id,
  name: 'page viewed',
  at: new Date('2026-11-20T12:00:00Z'),
  properties: { distinct_id: 'lead-1', source: 'thicket-storefront' },
});

let server: Server;
let url: string;
let answer: string | null;
let requests: { method?: string; url?: string; body: string }[];
beforeEach(async () => {
  answer = '1';
  requests = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, body });
      if (answer !== null) response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

describe('the forwarder to Mixpanel', () => {
  it('sends a batch by POST, with no data in the URL and without requesting a location lookup', async () => {
    await createMixpanelForwarder({ token: 't-1', url, log }).forward([event('e-1'), event('e-2')]);
    expect(requests).toHaveLength(1);
    const [{ method, url: path, body } = { body: '' }] = requests;
    expect([method, path]).toEqual(['POST', '/track?ip=0&verbose=0']);
    const data: unknown = JSON.parse(Buffer.from(body.slice('data='.length), 'base64').toString());
    expect(data).toEqual(
      ['e-1', 'e-2'].map((id) => ({
        event: 'page viewed',
        properties: {
          distinct_id: 'lead-1',
          source: 'thicket-storefront',
          $insert_id: id,
          time: 1_795_176_000_000,
          token: 't-1',
        },
      })),
    );
  });

  it('sends no request for an empty batch', async () => {
    await createMixpanelForwarder({ token: 't-1', url, log }).forward([]);
    expect(requests).toEqual([]);
  });

  it('throws when the service refuses the batch', async () => {
    answer = '0';
    const refused = createMixpanelForwarder({ token: 't-1', url, log }).forward([event('e-1')]);
    await expect(refused).rejects.toThrow('Mixpanel Server Error: 0');
  });

  it('throws when the service does not answer in time', async () => {
    answer = null;
    const forwarder = createMixpanelForwarder({ token: 't-1', url, log, timeoutMs: 50 });
    await expect(forwarder.forward([event('e-1')])).rejects.toThrow('Mixpanel did not answer within 50 ms.');
  });

  it('starts where a proxy is set, and leaves the environment unchanged', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
    const forwarder = createMixpanelForwarder({ token: 't-1', url, log });
    expect(process.env.HTTPS_PROXY).toBe('http://127.0.0.1:9');
    await forwarder.forward([event('e-1')]);
    expect(requests).toHaveLength(1);
  });
});
