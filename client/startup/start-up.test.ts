import { describe, expect, it } from 'vitest';
import { type FetchedVisitor, type StartUpSteps, startUp } from './start-up.ts';

const FROM_ADDRESS = '00000000-0000-4000-9000-000000000001';
const FROM_COOKIE = '00000000-0000-4000-9000-000000000002';
const FROM_SERVER = '00000000-0000-4000-9000-000000000003';
const USER = '00000000-0000-4000-9000-00000000000a';

const known: FetchedVisitor = {
  leadId: FROM_SERVER,
  utm: { source: 'mail' },
  userId: USER,
  isImpersonated: false,
};

interface Given {
  readonly fetched?: FetchedVisitor | null;
  readonly parameter?: string | null;
  readonly cookie?: string | null;
  /** The cookie when the answer is there; the same as before when left out. */
  readonly cookieAfter?: string | null;
}

/** Records the steps, each slower than the one before; the named steps fail. */
const run = async (
  { fetched = known, parameter = null, cookie = null, cookieAfter = cookie }: Given,
  ...broken: string[]
) => {
  const done: string[] = [];
  const step = <T>(name: string, value: T): T => {
    done.push(name);
    if (broken.includes(name.split(' ')[0] ?? '')) throw new Error(`${name} failed`);
    return value;
  };
  const failures: string[] = [];
  const steps: StartUpSteps = {
    openSession: () => step('session', undefined),
    fetchVisitor: async () => {
      await Promise.resolve();
      return step('fetch', fetched);
    },
    decideVisit: (counts) => step(counts ? 'counts' : 'does not count', undefined),
    rememberUtm: ({ source }) => step(`utm ${source}`, undefined),
    takeLeadParameter: () => step('parameter', parameter),
    leadCookie: () => step('cookie', done.includes('fetch') ? cookieAfter : cookie),
    storeLead: (leadId) => step(`store ${leadId}`, undefined),
    identify: async (userId) => {
      await Promise.resolve();
      return step(`identify ${userId}`, undefined);
    },
    fetchFlags: async ({ leadId, userId, counts }) =>
      step(`flags ${leadId} ${userId}${counts ? '' : ' uncounted'}`, undefined),
    failed: (error) => void failures.push(String(error)),
  };
  const countView = await startUp(steps);
  await countView(() => step('view', undefined));
  return { done, failures, nextPage: () => countView(() => step('next view', undefined)) };
};

const stored = async (given: Given) =>
  (await run(given)).done.filter((name) => name.startsWith('store')).join();

describe('the start-up sequence', () => {
  it('S7.37: lead id and UTM parameters first, then the user, the page view and the flags', async () => {
    const { done, failures } = await run({});
    expect(done).toEqual([
      'session',
      'cookie',
      'fetch',
      'cookie',
      'utm mail',
      'parameter',
      `store ${FROM_SERVER}`,
      'counts',
      `identify ${USER}`,
      'view',
      `flags ${FROM_SERVER} ${USER}`,
    ]);
    expect(failures).toEqual([]);
  });

  it('a later page is counted, and nothing else is repeated', async () => {
    const { done, nextPage } = await run({});
    done.length = 0;
    await nextPage();
    expect(done).toEqual(['next view']);
  });

  it('while impersonating, the patient’s flags apply and the visit is not attributed to anyone', async () => {
    const { done, nextPage } = await run({ fetched: { ...known, isImpersonated: true } });
    await nextPage();
    expect(done.slice(6)).toEqual([
      `store ${FROM_SERVER}`,
      'does not count',
      `flags ${FROM_SERVER} ${USER} uncounted`,
    ]);
  });

  it('identifies nobody when signed out', async () => {
    const { done } = await run({ fetched: { ...known, userId: null } });
    expect(done.slice(-2)).toEqual(['view', `flags ${FROM_SERVER} null`]);
    expect(done.some((name) => name.startsWith('identify'))).toBe(false);
  });

  it.each([
    ['the query parameter', { parameter: FROM_ADDRESS, cookie: FROM_COOKIE }, FROM_ADDRESS],
    ['the cookie', { cookie: FROM_COOKIE }, FROM_COOKIE],
    ['the server', {}, FROM_SERVER],
    ['the cookie, when the parameter is no lead id', { parameter: '<b>', cookie: FROM_COOKIE }, FROM_COOKIE],
    ['the server, when the cookie is no lead id', { parameter: '', cookie: 'x' }, FROM_SERVER],
    ['the parameter, with the server out of reach', { fetched: null, parameter: FROM_ADDRESS }, FROM_ADDRESS],
  ])(
    'S7.38: the lead id comes from the query, then the cookie, then the server: %s',
    async (_, given, leadId) => {
      expect(await stored(given)).toBe(`store ${leadId}`);
    },
  );

  it('a sign-out while the server answers: nothing of the earlier visitor is stored again, and nobody is identified', async () => {
    const { done } = await run({ cookie: FROM_COOKIE, cookieAfter: null });
    expect(done.filter((name) => /^(store|identify|utm)/.test(name))).toEqual([]);
    expect(done.at(-1)).toBe('flags null null');
  });

  it('stores nothing without a lead id', async () => {
    expect(await stored({ fetched: null })).toBe('');
  });

  it.each(['session', 'fetch', 'utm', 'parameter', 'cookie', 'store', 'identify', 'view'])(
    'goes on when "%s" fails, and tells of it',
    async (broken) => {
      const { done, failures } = await run({ cookie: FROM_COOKIE }, broken);
      expect(new Set(failures)).toHaveProperty('size', 1);
      expect(done.filter((name) => name === 'view')).toHaveLength(1);
      expect(done.at(-1)).toMatch(/^flags /);
    },
  );
});
