import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { createDemoAccount } from '../identity/index.ts';
import { type Page, TestBrowser } from './test-browser.ts';
import { startTestSite, type TestSite } from './test-site.ts';

const PASSWORD = 'demo-password';
const COOKIE = 'web_session_demo';
const PATIENT = { email: 'patient@example.com', sub: '00000000-0000-4000-9000-000000000001' };
const CLINICIAN = { email: 'clinician@example.com', sub: '00000000-0000-4000-9000-000000000002' };

let database: TestDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 4 });
  site = await startTestSite(database);
  for (const person of [PATIENT, CLINICIAN])
    await createDemoAccount(database.knex, { ...person, password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const decode = (attribute: string): string => attribute.replaceAll('&amp;', '&');
const attributeOf = (page: Page, pattern: RegExp): string => {
  const found = pattern.exec(page.body)?.[1];
  if (found === undefined) throw new Error(`No ${pattern} at ${page.url}: ${page.status}`);
  return new URL(decode(found), page.url).href;
};
const formAction = (page: Page): string => attributeOf(page, /<form[^>]* action="([^"]+)"/);

const begin = (browser: TestBrowser, origin: string, query = ''): Promise<Page> =>
  browser.open(`${origin}/api/auth/login${query}`);
const submit = (browser: TestBrowser, page: Page, email: string, password = PASSWORD): Promise<Page> =>
  browser.open(formAction(page), { form: { email, password } });
const signIn = async (
  browser: TestBrowser,
  origin: string,
  email = PATIENT.email,
  query = '',
): Promise<Page> => submit(browser, await begin(browser, origin, query), email);
const me = (browser: TestBrowser, origin: string): Promise<Page> => browser.open(`${origin}/api/auth/me`);

describe('signing in', () => {
  it('leads through the provider and back to where the visitor wanted to go', async () => {
    const browser = new TestBrowser();
    expect((await me(browser, site.app)).status).toBe(204);
    const form = await begin(browser, site.app, `?returnTo=${encodeURIComponent('/messages?open=3')}`);
    expect(form.url).toMatch(new RegExp(`^${site.marketing}/oidc/interaction/`));
    expect(form.status).toBe(200);
    expect(form.body).toContain('<h1>Sign in</h1>');
    const page = await submit(browser, form, ' Patient@Example.com ');
    expect(page.url).toBe(`${site.app}/messages?open=3`);
    expect(site.signIns.at(-1)).toEqual({
      sub: PATIENT.sub,
      email: PATIENT.email,
      emailVerified: true,
      source: 'demo',
      leadId: null,
    });
    const answer = await me(browser, site.app);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: PATIENT.email,
      role: 'patient',
      isImpersonated: false,
      firstName: 'Sam',
      lastName: null,
    });
  });

  it.each([
    ['marketing', () => site.marketing, () => `${site.app}/dashboard`],
    ['app', () => site.app, () => `${site.app}/dashboard`],
    ['admin', () => site.admin, () => `${site.admin}/`],
  ])('without a wish leads from the %s host to its default', async (_name, from, to) => {
    expect((await signIn(new TestBrowser(), from())).url).toBe(to());
  });

  it('does not follow a hostile wish, and follows one to another of our hosts', async () => {
    const hostile = await signIn(new TestBrowser(), site.app, PATIENT.email, '?returnTo=/..//evil.test');
    expect(hostile.url).toBe(`${site.app}/dashboard`);
    const wish = encodeURIComponent(`${site.marketing}/quiz`);
    expect((await signIn(new TestBrowser(), site.app, PATIENT.email, `?returnTo=${wish}`)).url).toBe(
      `${site.marketing}/quiz`,
    );
  });

  it('asks nothing on the second host, and not at all when already signed in', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    expect((await begin(browser, site.admin, '?returnTo=/desk-list')).url).toBe(`${site.admin}/desk-list`);
    expect((await begin(browser, site.app, '?returnTo=/cart')).way).toEqual([
      `${site.app}/api/auth/login?returnTo=/cart`,
      `${site.app}/cart`,
    ]);
  });

  it('has one message for a wrong password and an unknown e-mail, and keeps what was typed', async () => {
    const browser = new TestBrowser();
    const form = await begin(browser, site.app);
    for (const email of [PATIENT.email, 'nobody@example.com']) {
      const page = await submit(browser, form, email, 'wrong-password');
      expect(page.status).toBe(422);
      expect(page.body).toContain('That e-mail and password do not match.');
      expect(page.body).toContain(`value="${email}"`);
      expect(page.body).not.toContain('wrong-password');
    }
    expect((await me(browser, site.app)).status).toBe(204);
  });

  it('stops guessing after ten tries, even with the right password', async () => {
    const email = 'guessed@example.com';
    await createDemoAccount(database.knex, {
      email,
      sub: '00000000-0000-4000-9000-000000000003',
      password: PASSWORD,
    });
    const browser = new TestBrowser();
    const form = await begin(browser, site.app);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await submit(browser, form, email, `guess-number-${attempt}`)).status).toBe(422);
    const refused = await submit(browser, form, email);
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('Too many tries. Wait 15 minutes, or reset your password.');
    site.clock.advance(15 * 60_000);
    expect((await submit(browser, form, email)).url).toBe(`${site.app}/dashboard`);
  });

  it('begins a new session id, whatever the browser brought', async () => {
    const browser = new TestBrowser();
    const planted = 'a'.repeat(43);
    browser.setCookie('app.localhost', COOKIE, planted);
    await signIn(browser, site.app);
    const first = browser.cookie('app.localhost', COOKIE);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);
    const [{ count: leaked } = { count: 'none' }] = await database
      .knex('web_session')
      .where({ sid_hash: first })
      .count();
    expect(Number(leaked)).toBe(0);
    const thief = new TestBrowser();
    thief.setCookie('app.localhost', COOKIE, planted);
    expect((await me(thief, site.app)).status).toBe(204);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const browser = new TestBrowser();
    const form = await begin(browser, site.app);
    const resumed = await browser.open(formAction(form), {
      form: { email: PATIENT.email, password: PASSWORD },
      follow: false,
    });
    const callback = await browser.open(String(resumed.headers.location), { follow: false });
    const done = await browser.open(String(callback.headers.location), { follow: false });
    const line = done.headers['set-cookie']?.find((cookie) => cookie.startsWith(COOKIE)) ?? '';
    expect(line.replace(/=[\w-]{43}/, '=id').replace(/Expires=[^;]+/, 'Expires=then')).toBe(
      `${COOKIE}=id; Max-Age=604800; Path=/; Expires=then; HttpOnly; SameSite=Lax`,
    );
  });

  it('survives two tabs: the overtaken one goes on without a word', async () => {
    const browser = new TestBrowser();
    const first = await begin(browser, site.app, '?returnTo=/first');
    const second = await begin(browser, site.app, '?returnTo=/second');
    const firstPage = await submit(browser, first, PATIENT.email);
    expect(firstPage.url).toBe(`${site.app}/first`);
    expect(firstPage.way).toContain(`${site.app}/api/auth/login?returnTo=%2Ffirst&retry=1`);
    expect((await submit(browser, second, PATIENT.email)).url).toBe(`${site.app}/second`);
  });

  it('starts again once when the browser keeps no cookie, then says so', async () => {
    const forget = new TestBrowser();
    const state = (retry: boolean) =>
      Buffer.from(JSON.stringify({ returnTo: '/x', retry })).toString('base64url');
    const once = await forget.open(`${site.app}/api/auth/callback?code=1&state=${state(false)}`, {
      follow: false,
    });
    expect(once.headers.location).toBe('/api/auth/login?returnTo=%2Fx&retry=1');
    const twice = await forget.open(`${site.app}/api/auth/callback?code=1&state=${state(true)}`, {
      follow: false,
    });
    expect(twice.status).toBe(400);
    expect(JSON.parse(twice.body)).toEqual({
      code: 'SIGN_IN_FAILED',
      message: 'We could not sign you in. Please try again.',
    });
  });

  it('brings the lead of this host along', async () => {
    const browser = new TestBrowser();
    const leadId = JSON.parse((await browser.open(`${site.app}/keep`)).body);
    expect(JSON.parse((await browser.open(`${site.app}/keep`)).body)).toBe(leadId);
    await signIn(browser, site.app);
    expect(site.signIns.at(-1)?.leadId).toBe(leadId);
  });
});

describe('signing up', () => {
  const open = (browser: TestBrowser) => begin(browser, site.app, '?screen_hint=signup&returnTo=/welcome');

  it('makes an account whose address is not yet proved, and signs in', async () => {
    const browser = new TestBrowser();
    const form = await open(browser);
    expect(form.body).toContain('<h1>Create your account</h1>');
    expect((await submit(browser, form, 'Fresh@Example.com', 'ten letters')).url).toBe(`${site.app}/welcome`);
    expect(site.signIns.at(-1)).toMatchObject({ email: 'fresh@example.com', emailVerified: false });
  });

  it.each([
    ['not-an-address', 'long enough pw', 'Enter an e-mail address, like name@example.com.'],
    ['short@example.com', '123456789', 'Use at least 10 characters.'],
    [
      'PATIENT@example.com',
      'long enough pw',
      'An account with this e-mail already exists. <a href="/oidc/interaction/',
    ],
  ])('refuses %s with %s', async (email, password, message) => {
    const browser = new TestBrowser();
    const page = await submit(browser, await open(browser), email, password);
    expect(page.status).toBe(422);
    expect(page.body).toContain(message);
    expect(page.body).toContain(`value="${email}"`);
    expect(page.body).toContain('aria-invalid="true"');
  });

  it('prints what was typed as text, never as markup', async () => {
    const browser = new TestBrowser();
    const page = await submit(browser, await open(browser), '"><script>alert(1)</script>');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('signing out', () => {
  it('ends the sessions on every host and the one at the provider', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    await begin(browser, site.admin);
    expect((await me(browser, site.admin)).status).toBe(200);
    const confirm = await browser.open(`${site.app}/api/auth/logout`);
    expect(confirm.body).toContain('<h1>Signing you out</h1>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
    const home = await browser.open(formAction(confirm), { form: { xsrf, logout: 'yes' } });
    expect(home.url).toBe(`${site.app}/`);
    expect((await me(browser, site.app)).status).toBe(204);
    expect((await me(browser, site.admin)).status).toBe(204);
    expect((await begin(browser, site.app)).body).toContain('<h1>Sign in</h1>');
  });

  it('works without a session too', async () => {
    const page = await new TestBrowser().open(`${site.marketing}/api/auth/logout`, { form: {} });
    expect(page.way[1]).toMatch(/\/oidc\/session\/end\?/);
    expect(page.status).toBe(200);
  });
});

describe('sessions', () => {
  it('end after a day unused, live on when used, and end after a week in any case', async () => {
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

  it('cost one statement a request, and a write only after five minutes', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    const statements: string[] = [];
    const listen = (query: { sql: string }) => void statements.push(query.sql.split(' ')[0] ?? '');
    database.knex.on('query', listen);
    await browser.open(`${site.app}/viewer`);
    expect(statements).toEqual(['select']);
    site.clock.advance(5 * 60_000);
    await browser.open(`${site.app}/viewer`);
    expect(statements).toEqual(['select', 'select', 'update']);
    await new TestBrowser().open(`${site.app}/viewer`);
    expect(statements.length).toBe(3);
    database.knex.removeListener('query', listen);
  });
});

describe('a forgotten password', () => {
  const ask = async (browser: TestBrowser, email: string) =>
    browser.open(`${site.marketing}/oidc/forgot-password`, { form: { email, from: '' } });
  const lastLink = async (): Promise<string> =>
    (await database.knex('demo_identity_mail').orderBy('at', 'desc').first('link'))?.link ?? '';

  it('is replaced through a mailed link that works once and ends all sessions', async () => {
    const email = 'forgetful@example.com';
    await createDemoAccount(database.knex, {
      email,
      sub: '00000000-0000-4000-9000-000000000004',
      password: PASSWORD,
    });
    const signedIn = new TestBrowser();
    await signIn(signedIn, site.app, email);
    const browser = new TestBrowser();
    const known = await ask(browser, email);
    expect((await ask(browser, 'nobody@example.com')).body).toBe(known.body);
    const link = await lastLink();
    const [stored] = await database.knex('demo_identity_reset').select('token_hash');
    expect(link).not.toContain(stored?.token_hash);
    const form = await browser.open(link);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await browser.open(formAction(form), { form: { token, password: 'short' } })).status).toBe(422);
    const done = await browser.open(formAction(form), { form: { token, password: 'a new password' } });
    expect(done.body).toContain('<h1>Your password is changed</h1>');
    expect((await browser.open(link)).status).toBe(410);
    expect(
      (await browser.open(formAction(form), { form: { token, password: 'another password' } })).status,
    ).toBe(410);
    expect((await me(signedIn, site.app)).status).toBe(204);
    expect((await begin(signedIn, site.app)).body).toContain('<h1>Sign in</h1>');
    const again = await submit(browser, await begin(browser, site.app), email, 'a new password');
    expect(again.url).toBe(`${site.app}/dashboard`);
  });

  it('cannot be replaced after an hour', async () => {
    const browser = new TestBrowser();
    await ask(browser, PATIENT.email);
    const link = await lastLink();
    site.clock.advance(60 * 60_000);
    expect((await browser.open(link)).status).toBe(410);
  });
});

describe('guards', () => {
  it('send a visitor to sign in, a script 401, and a patient away from the desk', async () => {
    const browser = new TestBrowser();
    const page = await browser.open(`${site.admin}/desk?tab=2`, { follow: false });
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe('/api/auth/login?returnTo=%2Fdesk%3Ftab%3D2');
    const script = await browser.open(`${site.admin}/desk`, { accept: 'application/json' });
    expect([script.status, JSON.parse(script.body).code]).toEqual([401, 'UNAUTHENTICATED']);
    const refused = await signIn(browser, site.admin, PATIENT.email, '?returnTo=/desk');
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, 'FORBIDDEN']);
    expect((await browser.open(`${site.admin}/mine`)).body).toBe('mine');
    expect((await signIn(new TestBrowser(), site.admin, CLINICIAN.email, '?returnTo=/desk')).body).toBe(
      'desk',
    );
  });

  it('know host, lead and user of the viewer', async () => {
    const browser = new TestBrowser();
    const viewer = JSON.parse((await browser.open(`${site.admin}/viewer`)).body);
    expect(viewer).toMatchObject({ host: 'admin', leadId: null, user: null });
  });
});

describe('addresses', () => {
  it.each([
    ['/auth/sign-in?returnTo=%2Fcart', '/api/auth/login?returnTo=%2Fcart'],
    ['/users/sign_in', '/api/auth/login'],
    ['/users/password/new', () => `${site.marketing}/oidc/forgot-password`],
  ])('%s leads on', async (path, target) => {
    const browser = new TestBrowser();
    const page = await browser.open(`${site.app}${path}`, { follow: false });
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe(typeof target === 'string' ? target : target());
    const wrongHost = await browser.open(`${site.marketing}${path}`, { follow: false });
    expect([wrongHost.status, wrongHost.headers.location]).toEqual([308, `${site.app}${path}`]);
  });

  it('of the provider answer on the issuer’s host only', async () => {
    const path = '/oidc/.well-known/openid-configuration';
    const there = JSON.parse((await new TestBrowser().open(`${site.marketing}${path}`)).body);
    expect(there.issuer).toBe(`${site.marketing}/oidc`);
    expect((await new TestBrowser().open(`${site.app}${path}`)).body).toBe(`page ${path}`);
  });

  it('of the pages send a policy that lets forms lead to our hosts only', async () => {
    const page = await begin(new TestBrowser(), site.app);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' ${site.marketing} ${site.app} ${site.admin};`,
    );
    const fonts = await new TestBrowser().open(`${site.marketing}/oidc/assets/inter.woff2`);
    expect([fonts.status, fonts.headers['content-type']]).toEqual([200, 'font/woff2']);
  });
});

it('keeps its secrets in files only their owner reads', async () => {
  for (const name of ['session-secret', 'oidc-client-secret'])
    expect((await stat(join(site.dataDir, name))).mode & 0o777).toBe(0o600);
});
