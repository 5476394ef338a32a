import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flagProxy } from './flag-proxy.ts';

const LEAD = '00000000-0000-4000-9000-000000000001';

let sent: { path: string; method: string; query: string[]; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://app.test');
    const body = JSON.parse(url.searchParams.get('body') ?? 'null');
    sent.push({
      path: url.pathname,
      method: init.method ?? 'GET',
      query: [...url.searchParams.keys()],
      body,
    });
    return Response.json({ featureFlags: { 'mini-quiz-redesign': 2 } });
  });
});

const track = {
  data: { host: 'app' as const },
  key: 'purchase-completed',
  metricValue: 5_400,
  userKey: LEAD,
};
const identify = { data: { isSignedIn: true }, userKey: LEAD };
const exposure = {
  anonymousId: LEAD,
  flagName: 'skip-address-validation' as const,
  key: LEAD,
  userId: null,
  additionalContextAttributes: { isSignedIn: false },
};
const flags = { userKey: LEAD, custom: { device: 'phone' as const } };

describe('S7.28: the proxy is called by GET, with its body as JSON in the query', () => {
  it.each([
    ['/api/ld-track', track, () => flagProxy.track(track)],
    ['/api/ld-identify', identify, () => flagProxy.identify(identify)],
    ['/api/ld-exposure', exposure, () => flagProxy.exposure(exposure)],
    ['/api/ld-get-flags', flags, () => flagProxy.flags(flags)],
    ['/api/ld-close', {}, () => flagProxy.close()],
  ])('%s', async (path, body, call) => {
    expect(await call()).toEqual({ 'mini-quiz-redesign': 2 });
    expect(sent).toEqual([{ path, method: 'GET', query: ['body'], body }]);
  });
});
