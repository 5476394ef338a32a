import { describe, expect, it } from 'vitest';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { openFileSignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import {
  begin,
  COOKIE,
  formAction,
  me,
  PASSWORD,
  PATIENT,
  signIn,
  submit,
} from '#test/harness/visitor/test-visitor.ts';

const site = await openFileSignInSite();

describe('signing in', () => {
  it('S1.13: a sign-in redirects through the provider and back to the page the visitor requested', async () => {
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
      isAdditional: false,
      leadId: null,
      userAgent: null,
      startsOver: false,
      invitation: null,
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
  ])('without a returnTo, signing in on the %s host leads to its default page', async (_name, from, to) => {
    expect((await signIn(new TestBrowser(), from())).url).toBe(to());
  });

  it('does not follow a hostile returnTo, and follows one to another of our hosts', async () => {
    const hostile = await signIn(new TestBrowser(), site.app, PATIENT.email, '?returnTo=/..//evil.test');
    expect(hostile.url).toBe(`${site.app}/dashboard`);
    const requested = encodeURIComponent(`${site.marketing}/quiz`);
    expect((await signIn(new TestBrowser(), site.app, PATIENT.email, `?returnTo=${requested}`)).url).toBe(
      `${site.marketing}/quiz`,
    );
  });

  it('requires no password on the second host, and no page at all when already signed in', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.app);
    expect((await begin(browser, site.marketing, '?returnTo=/list')).url).toBe(`${site.marketing}/list`);
    expect((await begin(browser, site.app, '?returnTo=/cart')).way).toEqual([
      `${site.app}/api/auth/login?returnTo=/cart`,
      `${site.app}/cart`,
    ]);
  });

  it('shows one message for a wrong password and an unknown email, and keeps the typed email', async () => {
    const browser = new TestBrowser();
    const form = await begin(browser, site.app);
    for (const email of [PATIENT.email, 'nobody@example.com']) {
      const page = await submit(browser, form, email, 'wrong-password');
      expect(page.status).toBe(422);
      expect(page.body).toContain('That email and password do not match.');
      expect(page.body).toContain(`value="${email}"`);
      expect(page.body).not.toContain('wrong-password');
    }
    expect((await me(browser, site.app)).status).toBe(204);
  });

  it('is blocked after ten failed attempts, even with the right password', async () => {
    const email = 'guessed@example.com';
    await createDemoAccount(site.knex, {
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

  it('starts a new session id, whatever id the browser sent', async () => {
    const browser = new TestBrowser();
    const planted = 'a'.repeat(43);
    browser.setCookie('app.localhost', COOKIE, planted);
    await signIn(browser, site.app);
    const first = browser.cookie('app.localhost', COOKIE);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);
    const [{ count: leaked } = { count: 'none' }] = await site
      .knex('web_session')
      .where({ sid_hash: first })
      .count();
    expect(Number(leaked)).toBe(0);
    const thief = new TestBrowser();
    thief.setCookie('app.localhost', COOKIE, planted);
    expect((await me(thief, site.app)).status).toBe(204);
  });

  it('sets a cookie that scripts cannot read and that other sites’ requests do not carry', async () => {
    const email = 'quick@example.com';
    const sub = '00000000-0000-4000-9000-000000000004';
    await createDemoAccount(site.knex, { email, sub, password: PASSWORD });
    const browser = new TestBrowser();
    const form = await begin(browser, site.app);
    const resumed = await browser.open(formAction(form), {
      form: { email, password: PASSWORD },
      follow: false,
    });
    const callback = await browser.open(String(resumed.headers.location), { follow: false });
    const done = await browser.open(String(callback.headers.location), { follow: false });
    const line = done.headers['set-cookie']?.find((cookie) => cookie.startsWith(COOKIE)) ?? '';
    expect(line.replace(/=[\w-]{43}/, '=id').replace(/Expires=[^;]+/, 'Expires=then')).toBe(
      `${COOKIE}=id; Max-Age=604800; Path=/; Expires=then; HttpOnly; SameSite=Lax`,
    );
  });

  it('works in two tabs: the overtaken one redirects without an error', async () => {
    const browser = new TestBrowser();
    const first = await begin(browser, site.app, '?returnTo=/first');
    const second = await begin(browser, site.app, '?returnTo=/second');
    const firstPage = await submit(browser, first, PATIENT.email);
    expect(firstPage.url).toBe(`${site.app}/first`);
    expect(firstPage.way).toContain(`${site.app}/api/auth/login?returnTo=%2Ffirst&retry=1`);
    expect((await submit(browser, second, PATIENT.email)).url).toBe(`${site.app}/second`);
  });

  it('is restarted once when the browser stores no cookie, then shows the problem page', async () => {
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
    expect([twice.status, twice.headers.location]).toEqual([302, '/auth/problem']);
  });

  it('passes the lead of this host to the account', async () => {
    const browser = new TestBrowser();
    const leadId = JSON.parse((await browser.open(`${site.app}/keep`)).body);
    expect(JSON.parse((await browser.open(`${site.app}/keep`)).body)).toBe(leadId);
    await signIn(browser, site.app);
    expect(site.signIns.at(-1)?.leadId).toBe(leadId);
  });
});
