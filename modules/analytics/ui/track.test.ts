import { beforeEach, describe, expect, it, vi } from 'vitest';

const LEAD = '00000000-0000-4000-9000-00000000001e';

type Ui = typeof import('./track.ts');

/** Storage that lives as long as a tab. */
const tabStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

/** A server that counts requests, records what it receives, returns what it is set to, and can be unreachable. */
const notingServer = () => {
  const received: { name: string; payload: Record<string, unknown> }[] = [];
  const server = {
    received,
    asked: 0,
    reachable: true,
    errorCode: null as string | null,
    fetch: async (_url: string, { body }: { body: string }) => {
      server.asked += 1;
      if (!server.reachable) throw new TypeError('Failed to fetch');
      const { url, event, payload } = JSON.parse(body).variables.analyticsEvent;
      if (server.errorCode === null) received.push({ name: event ?? url, payload: JSON.parse(payload) });
      const data = event ? { createAnalyticsEvent: { event } } : { createPageviewEvent: { url } };
      const answer = server.errorCode
        ? { errors: [{ message: 'No.', extensions: { code: server.errorCode } }] }
        : { data };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    },
  };
  return server;
};

let server: ReturnType<typeof notingServer>;
let browser: { onLine: boolean };
let ui: Ui;

beforeEach(async () => {
  server = notingServer();
  browser = { onLine: true };
  vi.resetModules();
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('sessionStorage', tabStorage());
  vi.stubGlobal('localStorage', tabStorage());
  localStorage.setItem('lead-id', LEAD);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', { referrer: 'https://search.example/find?q=hair' });
  vi.stubGlobal('window', {
    innerWidth: 390,
    innerHeight: 844,
    location: {
      origin: 'https://app.example.com',
      pathname: '/our-products',
      search: '?utm_source=mail&utm_id=7&where=crown',
    },
  });
  ui = await import('./track.ts');
  (await import('#client/startup/visitor-memory.ts')).decideVisit(true);
});

const names = () => server.received.map(({ name }) => name);
/** Each test loads the client's file again, which can be slow on a busy machine. */
const inTime = { timeout: 10_000 };
const expectReceived = (wanted: readonly string[]) =>
  vi.waitFor(() => expect(names()).toEqual(wanted), inTime);
const asked = (times: number) => vi.waitFor(() => expect(server.asked).toBe(times), inTime);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('recordPageView', () => {
  it('S2.1: each page view is sent once, in order, on the first load and on every change of route', async () => {
    ui.startAnalytics();
    for (const path of ['/', '/quiz', '/quiz', '/']) ui.recordPageView(path);
    await expectReceived(['/', '/quiz', '/']);
    await settled();
    expect(server.received).toHaveLength(3);
  });

  it('keeps events that the server did not receive, for the next page', async () => {
    ui.startAnalytics();
    server.reachable = false;
    ui.recordPageView('/');
    await asked(1);
    await settled();
    server.reachable = true;
    ui.recordPageView('/quiz');
    await expectReceived(['/', '/quiz']);
  });

  it('drops events that the server refuses, and continues', async () => {
    ui.startAnalytics();
    server.errorCode = 'BAD_USER_INPUT';
    ui.recordPageView('/refused');
    await asked(1);
    await settled();
    server.errorCode = null;
    ui.recordPageView('/quiz');
    await expectReceived(['/quiz']);
  });
});

describe('track', () => {
  it('S7.42: sends the event with lead id, event id, session id, time, source label, window size and referrer', async () => {
    ui.startAnalytics();
    ui.track('add to cart', { productIds: [211], value: 5_400 });
    ui.track('view in cart');
    await expectReceived(['add to cart', 'view in cart']);
    const [first, second] = server.received.map(({ payload }) => payload);
    expect(first).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      uniqueLeadId: LEAD,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      source: 'thicket-storefront',
      windowWidth: 390,
      windowHeight: 844,
      referrer: 'https://search.example/find',
      page_url: 'https://app.example.com/our-products',
      utm_source: 'mail',
      productIds: [211],
      value: 5_400,
    });
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(second?.eventId).not.toBe(first?.eventId);
  });

  it('S7.34: the first-party script is loaded with the first event, and sends it', async () => {
    let loads = 0;
    vi.doMock('./first-party.ts', async (original) => {
      loads += 1;
      return await original();
    });
    ui.startAnalytics();
    await settled();
    expect(loads).toBe(0);
    ui.track('add to cart', { productIds: [211] });
    ui.track('view in cart');
    await expectReceived(['add to cart', 'view in cart']);
    expect(loads).toBe(1);
    vi.doUnmock('./first-party.ts');
  });

  it('S7.43: five marketing parameters are sent, with the prefix utm_', async () => {
    const allowed = ['campaign', 'content', 'medium', 'source', 'term'];
    const all = [...allowed, 'id', 'source_platform', 'name'].map((name) => `utm_${name}=${name}`);
    window.location.search = `?${all.join('&')}&source=x&gclid=y`;
    ui.startAnalytics();
    ui.track('view in cart');
    await expectReceived(['view in cart']);
    const sent = Object.entries(server.received[0]?.payload ?? {}).filter(([key]) => /^utm|gclid/.test(key));
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(allowed.map((name) => [`utm_${name}`, name])),
    );
    expect(server.received[0]?.payload.source).toBe('thicket-storefront');
  });

  it('S8.11: an event is dropped with a warning when there is no client', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    ui.track('add to cart', { productIds: [211] });
    expect(warned).toHaveBeenCalledWith('The analytics client is not initialised: "add to cart" is dropped.');
    ui.startAnalytics();
    ui.track('view in cart');
    await expectReceived(['view in cart']);
  });

  it('S8.12: a failure is logged and reported, and a browser without storage still works', async () => {
    const reported = vi.fn();
    vi.stubGlobal('navigator', { onLine: true, sendBeacon: reported });
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('Denied.');
      },
    });
    ui.startAnalytics();
    expect(() => ui.track('view in cart')).not.toThrow();
    await vi.waitFor(
      () => expect(logged).toHaveBeenCalledWith('Analytics failed.', new Error('Denied.')),
      inTime,
    );
    expect(reported).toHaveBeenCalledOnce();
  });
});
