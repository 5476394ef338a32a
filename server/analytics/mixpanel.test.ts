import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MixpanelEvent, startAnalyticsServer } from '#simulators/analytics/analytics-server.ts';
import { type Outgoing, recordOutgoing } from '#test/harness/record-outgoing.ts';
import { createMixpanelForwarder } from './mixpanel.ts';

const log = pino({ level: 'silent' });
const token = 't-1';
const event = (id: string) => ({
  id,
  name: 'page viewed',
  at: new Date('2026-11-20T12:00:00Z'),
  properties: { distinct_id: 'lead-1', source: 'thicket-storefront' },
});

let server: Awaited<ReturnType<typeof startAnalyticsServer>>;
let outgoing: Outgoing;
let batches: (readonly MixpanelEvent[])[];
beforeEach(async () => {
  batches = [];
  outgoing = recordOutgoing();
  server = await startAnalyticsServer(token, (batch) => void batches.push(batch));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  outgoing.stop();
  await server.stop();
});
const forwarder = (key = token) => createMixpanelForwarder({ token: key, url: server.url, log });

describe('the forwarder to Mixpanel', () => {
  it('sends a batch by POST, with no data in the URL and without requesting a location lookup', async () => {
    await forwarder().forward([event('e-1'), event('e-2')]);
    expect(outgoing.to(server.port)).toMatch(/^POST \/track\?ip=0&verbose=0 HTTP/);
    const wanted = ['e-1', 'e-2'].map((id) => ({
      event: 'page viewed',
      properties: {
        distinct_id: 'lead-1',
        source: 'thicket-storefront',
        $insert_id: id,
        time: 1_795_176_000_000,
        token,
      },
    }));
    expect(batches).toEqual([wanted]);
  });

  it('sends no request for an empty batch', async () => {
    await forwarder().forward([]);
    expect(outgoing.to(server.port)).toBe('');
  });

  it('throws when the service refuses the batch', async () => {
    const refused = forwarder('another-token').forward([event('e-1')]);
    await expect(refused).rejects.toThrow('Mixpanel Server Error: 0');
    expect(batches).toEqual([]);
  });

  it('a batch that is sent again counts once', async () => {
    for (const _ of [1, 2]) await forwarder().forward([event('e-1')]);
    expect(batches.map((batch) => batch.length)).toEqual([1, 0]);
  });

  it('throws when the service does not answer in time', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const waiting = createMixpanelForwarder({ token, url, log, timeoutMs: 50 });
    await expect(waiting.forward([event('e-1')])).rejects.toThrow('Mixpanel did not answer within 50 ms.');
    silent.close();
    silent.closeAllConnections();
  });

  it('starts where a proxy is set, and leaves the environment unchanged', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
    const direct = forwarder();
    expect(process.env.HTTPS_PROXY).toBe('http://127.0.0.1:9');
    await direct.forward([event('e-1')]);
    expect(batches).toHaveLength(1);
  });
});
