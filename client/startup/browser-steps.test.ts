import { beforeEach, describe, expect, it, vi } from 'vitest';

const LEAD = '00000000-0000-4000-9000-000000000001';
const USER = '00000000-0000-4000-9000-00000000000a';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

let asked: { path: string; body: unknown }[];
let status: number;
let local: ReturnType<typeof storage>;
let tab: ReturnType<typeof storage>;
let page: { cookie: string };
let replaced: string[];
let reports: string[];

beforeEach(() => {
  asked = [];
  replaced = [];
  reports = [];
  status = 200;
  local = storage();
  tab = storage();
  page = { cookie: '' };
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: Blob) => {
      void body.text().then((text) => reports.push(JSON.parse(text).message));
      return true;
    },
  });
  const search = `?products=211,406&lead=${LEAD}&lead_proof=x.y`;
  vi.stubGlobal('window', {
    location: {
      href: `https://app.test/checkout${search}#top`,
      pathname: '/checkout',
      search,
      protocol: 'https:',
    },
    history: {
      state: { step: 1 },
      replaceState: (...args: unknown[]) => void replaced.push(String(args[2])),
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://app.test');
    asked.push({ path: url.pathname, body: JSON.parse(url.searchParams.get('body') ?? 'null') });
    return Response.json({ featureFlags: { 'mini-quiz-redesign': 2 } }, { status });
  });
});

const open = async () => (await import('./browser-steps.ts')).browserSteps;

describe('the start-up steps in a browser', () => {
  it('the lead id is removed from the address, and nothing else', async () => {
    const steps = await open();
    expect(steps.takeLeadParameter()).toBe(LEAD);
    expect(replaced).toEqual(['https://app.test/checkout?products=211,406#top']);
  });

  it('S7.38, S9.18: the lead id is stored in local storage and, for 365 days, in a cookie', async () => {
    const steps = await open();
    steps.storeLead(LEAD);
    expect(page.cookie).toBe(`lead-id=${LEAD}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
    expect([...local.items]).toEqual([['lead-id', LEAD]]);
    page.cookie = `a=1; lead-id=${LEAD}; b=2`;
    expect(steps.leadCookie()).toBe(LEAD);
    page.cookie = `x-lead-id=${LEAD}`;
    expect(steps.leadCookie()).toBeNull();
  });

  it('S4.27: a session id is created once per browser session', async () => {
    (await open()).openSession();
    const id = tab.items.get('session-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    vi.resetModules();
    (await open()).openSession();
    expect([...tab.items]).toEqual([['session-id', id]]);
  });

  it('identifies the user by id only', async () => {
    await (await open()).identify(USER);
    expect(asked).toEqual([
      { path: '/api/ld-identify', body: { data: { isSignedIn: true }, userKey: USER } },
    ]);
  });

  it('fetches the flags of the user or else the lead, and then reports which ones determined the page', async () => {
    const steps = await open();
    const { noteExposure } = await import('#client/flags/exposures.ts');
    noteExposure('skip-address-validation');
    await steps.fetchFlags({ leadId: LEAD, userId: null, counts: true });
    await steps.fetchFlags({ leadId: LEAD, userId: USER, counts: true });
    const exposure = (key: string, userId: string | null) => ({
      path: '/api/ld-exposure',
      body: {
        anonymousId: LEAD,
        flagName: 'skip-address-validation',
        key,
        userId,
        additionalContextAttributes: { isSignedIn: userId !== null },
      },
    });
    expect(asked).toEqual([
      { path: '/api/ld-get-flags', body: { userKey: LEAD, custom: {} } },
      exposure(LEAD, null),
      { path: '/api/ld-get-flags', body: { userKey: USER, custom: {} } },
      exposure(USER, USER),
    ]);
    noteExposure('skip-address-validation');
    expect(asked).toHaveLength(4);
  });

  it('reports no exposure while impersonating', async () => {
    const steps = await open();
    const { noteExposure } = await import('#client/flags/exposures.ts');
    noteExposure('skip-address-validation');
    await steps.fetchFlags({ leadId: LEAD, userId: USER, counts: false });
    expect(asked).toEqual([{ path: '/api/ld-get-flags', body: { userKey: USER, custom: {} } }]);
  });

  it('S4.28: the flags of the newest page apply, whatever was fetched before', async () => {
    const { browserFlagValues } = await import('#config/flag-catalogue.ts');
    const { mergePageFlags } = await import('#client/flags/flag-state.ts');
    const page = browserFlagValues({});
    expect(mergePageFlags(page)).toEqual(page);
    await (await open()).fetchFlags({ leadId: LEAD, userId: null, counts: true });
    const next = browserFlagValues({ 'ed-eligibility-age': 30 });
    expect(mergePageFlags(next)).toEqual(next);
  });

  it('S8.13: a flag service that answers 500 is reported, and no flags are set', async () => {
    status = 500;
    const { flagProxy } = await import('#client/flags/flag-proxy.ts');
    expect(await flagProxy.close()).toEqual({});
    await vi.waitFor(() =>
      expect(reports).toEqual(['The flag service answered 500: {"featureFlags":{"mini-quiz-redesign":2}}']),
    );
  });
});
