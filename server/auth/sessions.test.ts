import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { openSignInSite, type SignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import {
  begin,
  CLINICIAN,
  COOKIE,
  formAction,
  me,
  PATIENT,
  signIn,
} from '#test/harness/visitor/test-visitor.ts';
import { sessionCookieName } from './sessions.ts';

let site: SignInSite;
beforeAll(async () => {
  site = await openSignInSite([PATIENT, CLINICIAN]);
});
afterAll(() => site?.stop());

describe('signing out', () => {
  it('ends the sessions on every host and the session at the provider', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    await signIn(browser, site.admin);
    expect((await me(browser, site.admin)).status).toBe(200);
    const confirm = await browser.open(`${site.app}/api/auth/logout`, { form: {} });
    expect(confirm.body).toContain('<h1>Signing you out</h1>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
    const home = await browser.open(formAction(confirm), { form: { xsrf, logout: 'yes' } });
    expect(home.url).toBe(`${site.app}/`);
    expect((await me(browser, site.app)).status).toBe(204);
    expect((await me(browser, site.admin)).status).toBe(204);
    expect((await begin(browser, site.app)).body).toContain('<h1>Sign in</h1>');
  });

  it.each([
    ['a link', {}, 'app', '/account'],
    ['a link on the staff host', {}, 'admin', '/desk'],
    ['a form of another site', { form: {}, headers: { origin: 'https://evil.test' } }, 'app', '/account'],
    ['a form of a hidden origin', { form: {}, headers: { origin: 'null' } }, 'app', '/account'],
  ] as const)(
    'is not done by %s, which leads to the page with the button',
    async (_what, asked, host, path) => {
      const browser = new TestBrowser();
      await signIn(browser, site[host], host === 'admin' ? CLINICIAN.email : PATIENT.email);
      const answer = await browser.open(`${site[host]}/api/auth/logout`, { ...asked, follow: false });
      expect([answer.status, answer.headers.location]).toEqual([303, `${site[host]}${path}`]);
      expect(answer.headers['set-cookie'] ?? []).toEqual([]);
      expect((await me(browser, site[host])).status).toBe(200);
    },
  );

  it('leads a visitor with a link to the home page', async () => {
    const answer = await new TestBrowser().open(`${site.app}/api/auth/logout`, { follow: false });
    expect([answer.status, answer.headers.location]).toEqual([303, `${site.app}/`]);
  });

  it.each([
    ['patients', 'app', PATIENT.email, '"storage"'],
    ['staff, whose settings stay', 'admin', CLINICIAN.email, undefined],
  ] as const)('empties the storage of the browser for %s', async (_who, host, email, cleared) => {
    const browser = new TestBrowser();
    await signIn(browser, site[host], email);
    const answer = await browser.open(`${site[host]}/api/auth/logout`, { form: {}, follow: false });
    expect(answer.headers['clear-site-data']).toBe(cleared);
  });

  it('works without a session', async () => {
    const page = await new TestBrowser().open(`${site.marketing}/api/auth/logout`, { form: {} });
    expect(page.way[1]).toMatch(/\/oidc\/session\/end\?/);
    expect(page.status).toBe(200);
  });
});

describe('sessions', () => {
  it('S7.11: end after a day without use, are extended by use, and end after a week in any case', async () => {
    const hour = 60 * 60_000;
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    for (let day = 0; day < 6; day++) {
      site.clock.advance(23 * hour);
      expect((await me(browser, site.app)).status).toBe(200);
    }
    site.clock.advance(31 * hour);
    expect((await me(browser, site.app)).status).toBe(204);

    const idle = new TestBrowser();
    await signIn(idle, site.app);
    site.clock.advance(24 * hour);
    expect((await me(idle, site.app)).status).toBe(204);
  });

  it('cost one statement per request, and one write at most every five minutes', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    const statements: string[] = [];
    const listen = (query: { sql: string }) => void statements.push(query.sql.split(' ')[0] ?? '');
    site.knex.on('query', listen);
    await browser.open(`${site.app}/viewer`);
    expect(statements).toEqual(['select']);
    site.clock.advance(5 * 60_000);
    await browser.open(`${site.app}/viewer`);
    expect(statements).toEqual(['select', 'select', 'update']);
    await new TestBrowser().open(`${site.app}/viewer`);
    expect(statements.length).toBe(3);
    site.knex.removeListener('query', listen);
  });
});

describe('sessions of staff', () => {
  const minute = 60_000;
  const clinician = async (): Promise<TestBrowser> => {
    const browser = new TestBrowser();
    await signIn(browser, site.admin, CLINICIAN.email);
    return browser;
  };
  const statusAfter = async (browser: TestBrowser, ms: number): Promise<number> => {
    site.clock.advance(ms);
    return (await me(browser, site.admin)).status;
  };

  it('end after 15 minutes without use, and not a second sooner', async () => {
    const browser = await clinician();
    expect(await statusAfter(browser, 15 * minute - 1_000)).toBe(200);
    expect(await statusAfter(browser, 15 * minute - 1_000)).toBe(200);
    expect(await statusAfter(browser, 15 * minute)).toBe(204);
  });

  it('end after 12 hours in any case, and not a second sooner', async () => {
    const browser = await clinician();
    for (let used = 0; used < 71; used++) expect(await statusAfter(browser, 10 * minute)).toBe(200);
    expect(await statusAfter(browser, 10 * minute - 1_000)).toBe(200);
    expect(await statusAfter(browser, 1_000)).toBe(204);
  });

  it('make the provider ask for the password again when it was entered longer ago', async () => {
    const way = async (origin: string) => (await begin(new TestBrowser(), origin)).way.join(' ');
    expect(await way(site.admin)).toContain('max_age=900');
    expect(await way(site.app)).not.toContain('max_age');
  });

  it('start on the staff host only', async () => {
    const refused = await signIn(new TestBrowser(), site.app, CLINICIAN.email);
    expect(refused.url).toBe(`${site.app}/auth/problem?reason=staff_host`);
  });

  it('belong to their host, as those of patients do', async () => {
    const staff = (await clinician()).cookie('admin.localhost', COOKIE) ?? '';
    const patient = new TestBrowser();
    await signIn(patient, site.app);
    const thief = new TestBrowser();
    thief.setCookie('app.localhost', COOKIE, staff);
    thief.setCookie('admin.localhost', COOKIE, patient.cookie('app.localhost', COOKIE) ?? '');
    for (const origin of [site.app, site.admin]) expect((await me(thief, origin)).status).toBe(204);
    thief.setCookie('admin.localhost', COOKIE, staff);
    expect((await me(thief, site.admin)).status).toBe(200);
  });
});

describe('guards', () => {
  it('S1.14: a page that needs a sign-in redirects a visitor, answers a script with 401, and refuses a patient at the desk', async () => {
    const browser = new TestBrowser();
    const page = await browser.open(`${site.admin}/desk?tab=2`, { follow: false });
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe('/api/auth/login?returnTo=%2Fdesk%3Ftab%3D2');
    const script = await browser.open(`${site.admin}/desk`, { accept: 'application/json' });
    expect([script.status, JSON.parse(script.body).code]).toEqual([401, 'UNAUTHENTICATED']);
    const refused = await signIn(browser, site.admin, PATIENT.email, '?returnTo=/desk');
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, 'FORBIDDEN']);
    expect((await browser.open(`${site.admin}/mine`)).body).toBe('mine');
    const clinician = new TestBrowser();
    expect((await signIn(clinician, site.admin, CLINICIAN.email, '?returnTo=/desk')).body).toBe('desk');
    expect((await clinician.open(`${site.admin}/operators`)).status).toBe(403);
  });

  it('read host, lead and user of the viewer', async () => {
    const browser = new TestBrowser();
    const viewer = JSON.parse((await browser.open(`${site.admin}/viewer`)).body);
    expect(viewer).toMatchObject({ host: 'admin', leadId: null, user: null });
  });
});

it('the profile says that mail servers refuse the address of a patient, and only then', async () => {
  const browser = new TestBrowser();
  await signIn(browser, site.app);
  const profile = async () => JSON.parse((await me(browser, site.app)).body);
  expect(await profile()).not.toHaveProperty('emailIsRefused');
  const address = { address: PATIENT.email, reason: '550', refused_at: new Date() };
  await site.knex('mail_address').insert(address);
  expect(await profile()).toMatchObject({ emailIsRefused: true });
  await site.knex('mail_address').update({ refused_at: null });
  expect(await profile()).not.toHaveProperty('emailIsRefused');
  await site.knex('mail_address').delete();
});

it('S9.29: the session cookie has a different name in the demo', () => {
  const origins = readSettings({}).origins;
  const names = (['production', 'test', 'demo'] as const).map((APP_ENV) =>
    sessionCookieName({ APP_ENV, origins }),
  );
  expect(names).toEqual(['web_session', 'web_session', 'web_session_demo']);
});

describe('S2.18, S2.47: addresses of sign-in and of the identity provider', () => {
  it('the route for a forgotten password redirects to the provider’s page, which exists', async () => {
    const browser = new TestBrowser();
    const page = await browser.open(`${site.app}/api/auth/forgot-password`, { follow: false });
    expect([page.status, page.headers.location]).toEqual([302, `${site.marketing}/oidc/forgot-password`]);
    expect((await browser.open(`${site.app}/api/auth/forgot-password`)).status).toBe(200);
  });

  it.each(['/auth/sign-in', '/users/sign_in', '/users/password/new'])(
    'a sign-in that would return to %s leads to the dashboard',
    async (path) => {
      const query = `?returnTo=${encodeURIComponent(path)}`;
      expect((await signIn(new TestBrowser(), site.app, PATIENT.email, query)).url).toBe(
        `${site.app}/dashboard`,
      );
    },
  );

  it('the provider answers on the issuer’s host only', async () => {
    const path = '/oidc/.well-known/openid-configuration';
    const there = JSON.parse((await new TestBrowser().open(`${site.marketing}${path}`)).body);
    expect(there.issuer).toBe(`${site.marketing}/oidc`);
    expect((await new TestBrowser().open(`${site.app}${path}`)).body).toBe(`page ${path}`);
  });

  it('the provider’s pages send a policy that allows form redirects to our hosts only', async () => {
    const page = await begin(new TestBrowser(), site.app);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' ${site.marketing} ${site.app} ${site.admin};`,
    );
    const fonts = await new TestBrowser().open(`${site.marketing}/oidc/assets/inter.woff2`);
    expect([fonts.status, fonts.headers['content-type']]).toEqual([200, 'font/woff2']);
  });
});

it('secrets are stored in files that only their owner can read', async () => {
  for (const name of ['session-secret', 'oidc-client-secret'])
    expect((await stat(join(site.dataDir, name))).mode & 0o777).toBe(0o600);
});
