import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { formAction, PASSWORD, PATIENT, submit } from '#test/harness/visitor/test-visitor.ts';

let database: TestDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 4 });
  site = await startTestSite(database, { LOGIN_ROUTE: '/enter', PROFILE_ROUTE: '/whoami' });
  await createDemoAccount(database.knex, { ...PATIENT, password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

describe('S2.16, S2.17: login and profile route have defaults that settings change', () => {
  it('sign-in starts and the profile is served at the addresses in the settings', async () => {
    const browser = new TestBrowser();
    expect((await browser.open(`${site.app}/whoami`)).status).toBe(204);
    const form = await browser.open(`${site.app}/enter?returnTo=/messages`);
    expect((await submit(browser, form, PATIENT.email)).url).toBe(`${site.app}/messages`);
    const profile = await browser.open(`${site.app}/whoami`);
    expect(JSON.parse(profile.body)).toMatchObject({ email: PATIENT.email, isImpersonated: false });
  });

  it('the default addresses then do not answer', async () => {
    for (const path of ['/api/auth/login', '/api/auth/me'])
      expect((await new TestBrowser().open(`${site.app}${path}`)).body).toBe(`page ${path}`);
  });

  it.each([
    ['/mine?a=1', '/enter?returnTo=%2Fmine%3Fa%3D1'],
    [
      `/api/auth/callback?state=${Buffer.from('{"returnTo":"/x"}').toString('base64url')}`,
      '/enter?returnTo=%2Fx&retry=1',
    ],
  ])('redirects use the configured addresses: %s leads to %s', async (path, location) => {
    const page = await new TestBrowser().open(`${site.app}${path}`, { follow: false });
    expect([page.status, page.headers.location]).toEqual([302, location]);
  });

  it('sign-out keeps its address, and an expired sign-in page links to the configured login address', async () => {
    const browser = new TestBrowser();
    const form = await browser.open(`${site.app}/enter`);
    const stranger = await new TestBrowser().open(formAction(form));
    expect(stranger.body).toContain(`href="${site.app}/enter"`);
    expect((await browser.open(`${site.app}/api/auth/logout`, { form: {}, follow: false })).status).toBe(302);
  });
});

describe('a returnTo that is not ours leads to the dashboard', () => {
  it.each([
    'returnTo=//evil.test',
    'returnTo=%2F%2Fevil.test',
    'returnTo=%5C%5Cevil.test',
    'returnTo=/%09/evil.test',
    'returnTo=/..//evil.test',
    'returnTo=https://evil.test/',
    'returnTo=javascript:alert(1)',
    'returnTo=/dashboard&returnTo=//evil.test',
    'returnTo[]=//evil.test',
    'returnTo[url]=//evil.test',
    'returnTo=/enter',
    'returnTo=/whoami',
    'returnTo=/api/auth/logout',
    `returnTo=/${'a'.repeat(3_000)}`,
    'returnTo=%E0%A4%A',
  ])('%s', async (query) => {
    const browser = new TestBrowser();
    const form = await browser.open(`${site.app}/enter?${query}`);
    expect((await submit(browser, form, PATIENT.email)).url).toBe(`${site.app}/dashboard`);
  });
});
