import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestProvider } from '#test/harness/visitor/test-provider.ts';
import { freePort, startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { begin, CLINICIAN, me, PATIENT } from '#test/harness/visitor/test-visitor.ts';
import { hasSecondFactor } from './second-factor.ts';

const SECRET = 'a-secret-that-the-provider-gave-us';
const { STAFF_ACR } = readSettings({});
const EARLIER = () => Math.floor(Date.now() / 1_000) - 1_000;

let database: TestDatabase;
let site: TestSite;
let provider: Awaited<ReturnType<typeof startTestProvider>>;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 4 });
  const port = await freePort();
  site = await startTestSite(database, {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_SECRET: SECRET,
  });
  provider = await startTestProvider(port, {
    id: 'thicket',
    secret: SECRET,
    redirectUri: `${site.admin}/api/auth/callback`,
  });
});
afterAll(async () => {
  await provider?.stop();
  await site?.stop();
  await database?.drop();
});
beforeEach(async () => {
  await database.knex('web_session').delete();
  provider.person = { ...CLINICIAN, email_verified: true };
  provider.login = { amr: ['pwd', 'mfa'] };
});

/** The last page of a sign-in at the provider, on the way to the desk. */
const enter = async (browser = new TestBrowser()) => ({
  browser,
  page: await begin(browser, site.admin, '?returnTo=/desk'),
});
const asked = (way: readonly string[]) =>
  way
    .filter((address) => address.startsWith(`${provider.issuer}/auth?`))
    .map((one) => new URL(one).searchParams);

describe('a sign-in on the staff host', () => {
  it('asks for a second factor, and for a sign-in of the last 15 minutes; one of patients asks for neither', async () => {
    const [staff] = asked((await enter()).page.way);
    expect(staff?.get('acr_values')).toBe(STAFF_ACR);
    expect(staff?.get('max_age')).toBe('900');
    expect(staff?.get('prompt')).toBeNull();
    const [patient] = asked((await begin(new TestBrowser(), site.app)).way);
    for (const name of ['acr_values', 'max_age', 'prompt']) expect(patient?.get(name)).toBeNull();
  });

  it.each([
    ['several factors', { amr: ['pwd', 'mfa'] }],
    ['a one-time code', { amr: ['pwd', 'otp'] }],
    ['a key on a device', { amr: ['hwk'] }],
    ['a key in software', { amr: ['swk', 'user'] }],
    ['proof of possession', { amr: ['pop'] }],
    ['the class that was asked for', { acr: STAFF_ACR, amr: ['pwd'] }],
  ])('lets staff in with %s, and stores how they signed in', async (_, login) => {
    provider.login = login;
    const { page } = await enter();
    expect([page.status, page.body]).toEqual([200, 'desk']);
    const [session] = await database.knex('web_session');
    expect(session.data).toMatchObject({ ...login, authTime: expect.any(Number) });
  });

  it.each([
    ['a password', { amr: ['pwd'] }],
    ['a message to a phone', { amr: ['pwd', 'sms'] }],
    ['another class', { acr: 'urn:example:password', amr: ['pwd'] }],
    ['nothing that the provider tells', {}],
  ])('with %s is repeated once with the question for everything, then refused', async (_, login) => {
    provider.login = login;
    const { browser, page } = await enter();
    const [first, second, ...more] = asked(page.way);
    expect(first?.get('prompt')).toBeNull();
    expect(second?.get('prompt')).toBe('login');
    expect(second?.get('acr_values')).toBe(STAFF_ACR);
    expect(more).toEqual([]);
    expect(page.url).toBe(`${site.admin}/auth/problem?reason=second_factor`);
    expect(await database.knex('web_session')).toEqual([]);
    expect((await me(browser, site.admin)).status).toBe(204);
  });

  it('needs no second factor of a patient, who may do nothing there', async () => {
    provider.person = { ...PATIENT, email_verified: true };
    provider.login = { amr: ['pwd'] };
    const { browser, page } = await enter();
    expect([page.status, JSON.parse(page.body).code]).toEqual([403, 'FORBIDDEN']);
    expect(JSON.parse((await browser.open(`${site.admin}/viewer`)).body).signIn).toEqual({
      hasSecondFactor: false,
      isAtOwnProvider: true,
    });
    expect((await me(browser, site.admin)).status).toBe(200);
  });

  it('is refused when the provider took an older one than was asked for, even with a second factor', async () => {
    provider.login = { amr: ['pwd', 'mfa'], ts: EARLIER() };
    const { page } = await enter();
    expect(page.url).toBe(`${site.admin}/auth/problem`);
    expect(await database.knex('web_session')).toEqual([]);
  });
});

describe('a session of staff without a second factor', () => {
  const without = async (data: object): Promise<TestBrowser> => {
    const { browser } = await enter();
    await database.knex('web_session').update({
      data: database.knex.raw("(data - 'amr' - 'acr') || ?::jsonb", [JSON.stringify(data)]),
    });
    return browser;
  };

  it.each([
    ['from before it was asked for', {}],
    ['with a password', { amr: ['pwd'] }],
  ])('%s opens no page and no address of staff, and is nobody’s', async (_, data) => {
    const browser = await without(data);
    const page = await browser.open(`${site.admin}/desk?tab=2`, { follow: false });
    expect(page.headers.location).toBe('/api/auth/login?step_up=1&returnTo=%2Fdesk%3Ftab%3D2');
    const script = await browser.open(`${site.admin}/desk`, { accept: 'application/json' });
    expect([script.status, JSON.parse(script.body).code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await me(browser, site.admin)).status).toBe(204);
    expect(JSON.parse((await browser.open(`${site.admin}/viewer`)).body)).toMatchObject({
      user: null,
      lacksSecondFactor: true,
    });
  });

  it('is replaced by one with it, and the page opens that was asked for', async () => {
    const browser = await without({ amr: ['pwd'] });
    const page = await browser.open(`${site.admin}/desk?tab=2`);
    expect([page.url, page.body]).toEqual([`${site.admin}/desk?tab=2`, 'desk']);
    expect(asked(page.way).map((one) => one.get('prompt'))).toEqual(['login']);
    expect(await database.knex('web_session').pluck('data')).toMatchObject([{ amr: ['pwd', 'mfa'] }]);
  });

  it('begins to lack it when a patient becomes staff, and at the next request', async () => {
    provider.person = { ...PATIENT, email_verified: true };
    provider.login = { amr: ['pwd'] };
    const { browser } = await enter();
    await database.knex('person').where({ email: PATIENT.email }).update({ role: 'operator' });
    const page = await browser.open(`${site.admin}/operators`, { follow: false });
    expect(page.headers.location).toBe('/api/auth/login?step_up=1&returnTo=%2Foperators');
  });
});

it('settings say which class and which methods count', () => {
  const settings = readSettings({ STAFF_ACR: 'urn:example:two', STAFF_AMR: 'sms, mfa' });
  const counts = (proof: { acr?: string; amr?: string[] }) =>
    hasSecondFactor(settings, { acr: null, amr: [], ...proof });
  expect([{ amr: ['sms'] }, { amr: ['mfa'] }, { acr: 'urn:example:two' }].map(counts)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ amr: ['otp'] }, { acr: STAFF_ACR }, {}].map(counts)).toEqual([false, false, false]);
});
