import { executionAsyncId } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { openFileSignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import {
  begin,
  formAction,
  me,
  PASSWORD,
  PATIENT,
  signIn,
  submit,
} from '#test/harness/visitor/test-visitor.ts';
import { createDemoAccount } from './index.ts';

const site = await openFileSignInSite();

describe('signing up', () => {
  const open = (browser: TestBrowser) => begin(browser, site.app, '?screen_hint=signup&returnTo=/welcome');

  it('creates an account whose address is not yet verified, and signs in', async () => {
    const browser = new TestBrowser();
    const form = await open(browser);
    expect(form.body).toContain('<h1>Create your account</h1>');
    expect((await submit(browser, form, 'Fresh@Example.com', 'twelve chars')).url).toBe(
      `${site.app}/welcome`,
    );
    expect(site.signIns.at(-1)).toMatchObject({ email: 'fresh@example.com', emailVerified: false });
  });

  it('shows the address that the visitor left before, to be confirmed, and can show the password', async () => {
    const browser = new TestBrowser();
    // The page makes this visitor a lead.
    await browser.open(`${site.app}/keep`);
    const { body } = await open(browser);
    expect(body).toContain('value="left@example.com"');
    expect(body).toContain('data-reveal="password" hidden>Show password');
  });

  it.each([
    ['not-an-address', 'long enough pw', 'Enter an email address, like name@example.com.'],
    ['short@example.com', 'eleven char', 'Use at least 12 characters.'],
    ['common@example.com', 'password2026!', 'This password is used by many people and easy to guess.'],
    [
      'PATIENT@example.com',
      'long enough pw',
      'An account with this email already exists. <a href="/oidc/interaction/',
    ],
  ])('refuses %s with %s', async (email, password, message) => {
    const browser = new TestBrowser();
    const page = await submit(browser, await open(browser), email, password);
    expect(page.status).toBe(422);
    expect(page.body).toContain(message);
    expect(page.body).toContain(`value="${email}"`);
    expect(page.body).toContain('aria-invalid="true"');
  });

  it('shows typed text as text, never as markup', async () => {
    const browser = new TestBrowser();
    const page = await submit(browser, await open(browser), '"><script>alert(1)</script>');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

it('does not turn on tracking of the process’s promises at a sign-in', async () => {
  await Promise.all(
    [new TestBrowser(), new TestBrowser()].map((browser) => signIn(browser, site.app, PATIENT.email)),
  );
  // A promise has an async id only while Node tracks all promises through hooks, which slows down every page.
  expect(await Promise.resolve().then(() => executionAsyncId())).toBe(0);
});

describe('a forgotten password', () => {
  const ask = async (browser: TestBrowser, email: string) =>
    browser.open(`${site.marketing}/oidc/forgot-password`, { form: { email, from: '' } });
  const lastLink = async (): Promise<string> =>
    (await site.knex('demo_identity_mail').orderBy('at', 'desc').first('link'))?.link ?? '';

  it('is replaced through a mailed link that works once, which ends all sessions', async () => {
    const email = 'forgetful@example.com';
    await createDemoAccount(site.knex, {
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
    const [stored] = await site.knex('demo_identity_reset').select('token_hash');
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
