import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Storage that lives as long as a tab. */
const tabStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

/** A server that notes what it is told, answers what it is set to, and can be out of reach. */
const notingServer = () => {
  const told: string[] = [];
  const server = {
    told,
    reachable: true,
    errorCode: null as string | null,
    fetch: async (_url: string, { body }: { body: string }) => {
      if (!server.reachable) throw new TypeError('Failed to fetch');
      const { url } = JSON.parse(body).variables.analyticsEvent;
      if (server.errorCode === null) told.push(url);
      const answer = server.errorCode
        ? { errors: [{ message: 'No.', extensions: { code: server.errorCode } }] }
        : { data: { createPageviewEvent: { url } } };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    },
  };
  return server;
};

let server: ReturnType<typeof notingServer>;
let browser: { onLine: boolean };
let listeners: Map<string, () => void>;
let recordPageView: (path: string) => void;

beforeEach(async () => {
  server = notingServer();
  browser = { onLine: true };
  listeners = new Map();
  vi.resetModules();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('sessionStorage', tabStorage());
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  ({ recordPageView } = await import('./record-page-view.ts'));
});

const told = (paths: readonly string[]) => vi.waitFor(() => expect(server.told).toEqual(paths));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('recordPageView', () => {
  it('tells each page once, in order, and not the same one drawn again', async () => {
    for (const path of ['/', '/quiz', '/quiz', '/']) recordPageView(path);
    await told(['/', '/quiz', '/']);
    await settled();
    expect(server.told).toHaveLength(3);
  });

  it('keeps what was seen offline until the browser is online again', async () => {
    browser.onLine = false;
    recordPageView('/');
    recordPageView('/quiz');
    await settled();
    expect(server.told).toEqual([]);
    browser.onLine = true;
    listeners.get('online')?.();
    await told(['/', '/quiz']);
  });

  it('keeps what the server did not get, for the next page', async () => {
    server.reachable = false;
    recordPageView('/');
    await settled();
    server.reachable = true;
    recordPageView('/quiz');
    await told(['/', '/quiz']);
  });

  it('gives up what the server refuses, and goes on', async () => {
    server.errorCode = 'BAD_USER_INPUT';
    recordPageView('/refused');
    await settled();
    server.errorCode = null;
    recordPageView('/quiz');
    await told(['/quiz']);
  });

  it('leaves a browser without storage in peace', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('Denied.');
      },
    });
    expect(() => recordPageView('/')).not.toThrow();
  });
});
