import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReported } from '#config/unreported-errors.ts';
import { mailModule } from '#modules/mail/module.ts';
import { SignInRefused } from '#server/ports/account-gateway.ts';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { testApi } from '#test/harness/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { GOOGLE_CLIENT, type GooglePerson, startTestGoogle } from '#test/harness/visitor/test-google.ts';
import { freePort, startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { begin, formAction, me, PASSWORD, signIn } from '#test/harness/visitor/test-visitor.ts';
import { accountModule } from './module.ts';

let database: TestDatabase;
let site: TestSite;
let google: Awaited<ReturnType<typeof startTestGoogle>>;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 6 });
  const port = await freePort();
  site = await startTestSite(
    database,
    {
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      GOOGLE_ISSUER: `http://localhost:${port}`,
    },
    [mailModule, accountModule],
  );
  google = await startTestGoogle(port, site);
});
afterAll(async () => {
  await google?.stop();
  await site?.stop();
  await database?.drop();
});

const LINK = /<a class="button other" href="([^"]+)"><svg.*?<span>([^<]+)<\/span><\/a>/s;

/** Presses the button on our sign-in page, as a person who is signed in at the provider. */
const withGoogle = async (person: GooglePerson, browser = new TestBrowser(), query = '') => {
  google.person = person;
  const form = await begin(browser, site.app, query);
  const [, href = '', label] = LINK.exec(form.body) ?? [];
  expect(label).toBe('Continue with Google');
  return { browser, page: await browser.open(href.replaceAll('&amp;', '&')) };
};
const whoIs = async (browser: TestBrowser) => {
  const { status, body } = await me(browser, site.app);
  return status === 200 ? JSON.parse(body) : null;
};

let people = 0;
/** An account with email and password, signed in once; `proved`: the provider has verified the address. */
const withPassword = async (proved: boolean): Promise<{ id: string; email: string }> => {
  people += 1;
  const email = `person-${people}@example.com`;
  const browser = new TestBrowser();
  if (proved) {
    await createDemoAccount(database.knex, { email, sub: crypto.randomUUID(), password: PASSWORD });
    await signIn(browser, site.app, email);
  } else {
    const form = await begin(browser, site.app, '?screen_hint=signup');
    await browser.open(formAction(form), { form: { email, password: 'a-long-password' } });
  }
  return { id: (await whoIs(browser)).id, email };
};

describe('S1.13, S7.35: signing in with a second provider, behind a setting', () => {
  it('creates an account for a verified address, and leads back to the page that was requested', async () => {
    const person = { sub: 'g-new', email: 'New.Man@example.com', email_verified: true };
    const { browser, page } = await withGoogle(person, new TestBrowser(), '?returnTo=/messages%3Fopen%3D3');
    expect(page.url).toBe(`${site.app}/messages?open=3`);
    expect(page.way.some((address) => address.startsWith(`${google.issuer}/auth?`))).toBe(true);
    const user = await whoIs(browser);
    expect(user).toMatchObject({ email: 'new.man@example.com', role: 'patient' });
    const viewer = JSON.parse((await browser.open(`${site.app}/viewer`)).body);
    expect(viewer.signIn).toEqual({ hasSecondFactor: false, isAtOwnProvider: false });
    const again = await withGoogle(person);
    expect(await whoIs(again.browser)).toEqual(user);
  });

  it('S3.9: oauthUser has its id and source', async () => {
    const { browser } = await withGoogle({ sub: 'g-told', email: 'told@example.com', email_verified: true });
    const { id, email } = await whoIs(browser);
    const ask = testApi(testScope({ ...database, modules: [mailModule, accountModule] }), [accountModule]);
    const user = { id, email, role: 'patient', impersonatorId: null } as const;
    expect((await ask(user, '{ currentUser { oauthUser { id source } } }')).data).toEqual({
      currentUser: { oauthUser: { id: 'g-told', source: new URL(google.issuer).host } },
    });
  });

  it('opens the existing account of the address, when both providers have verified it', async () => {
    const known = await withPassword(true);
    const { browser } = await withGoogle({ sub: 'g-known', email: known.email, email_verified: true });
    expect((await whoIs(browser)).id).toBe(known.id);
    // From then on the provider's id identifies the account, not the address.
    const later = await withGoogle({ sub: 'g-known', email: 'moved@example.com', email_verified: false });
    expect((await whoIs(later.browser)).id).toBe(known.id);
  });

  it.each([
    ['Google has not verified', true, false],
    ['the account has not verified', false, true],
    ['nobody has verified', false, false],
  ])('S8.14: %s the address, and nothing is linked', async (_, here, there) => {
    const known = await withPassword(here);
    const person = { sub: `g-${crypto.randomUUID()}`, email: known.email, email_verified: there };
    const { browser, page } = await withGoogle(person);
    expect(page.url).toBe(`${site.app}/auth/problem?reason=email_taken`);
    expect(await whoIs(browser)).toBeNull();
    expect(await database.knex('person_identity').where({ sub: person.sub })).toEqual([]);
  });

  it.each([
    ['an address that is not proved', { email: 'unproved@example.com', email_verified: false }],
    ['an address of which nothing is said', { email: 'silent@example.com' }],
    ['no address', {}],
    ['what is no address', { email: 'nonsense', email_verified: true }],
  ])('S8.14: %s opens no account', async (_, told) => {
    const { browser, page } = await withGoogle({ sub: `g-${crypto.randomUUID()}`, ...told });
    expect(page.url).toBe(`${site.app}/auth/problem?reason=no_account`);
    expect(await whoIs(browser)).toBeNull();
  });

  it('user errors are not reported as internal errors', () => {
    expect(isReported(new SignInRefused('email_taken'))).toBe(false);
    expect(isReported(new SignInRefused('no_account'))).toBe(false);
  });

  it('creates a new session id, keeps the visitor’s lead, and ends with the other sessions', async () => {
    const browser = new TestBrowser();
    const planted = 'c'.repeat(43);
    browser.setCookie('app.localhost', 'web_session_demo', planted);
    const leadId = JSON.parse((await browser.open(`${site.app}/keep`)).body);
    await withGoogle({ sub: 'g-lead', email: 'lead@example.com', email_verified: true }, browser);
    const { id } = await whoIs(browser);
    expect(browser.cookie('app.localhost', 'web_session_demo')).not.toBe(planted);
    expect(await database.knex('lead').where({ id: leadId }).pluck('person_id')).toEqual([id]);
    const other = await withGoogle({ sub: 'g-lead', email: 'lead@example.com', email_verified: true });
    expect((await browser.open(`${site.app}/api/auth/logout`, { form: {}, follow: false })).status).toBe(302);
    expect(await whoIs(browser)).toBeNull();
    expect(await whoIs(other.browser)).toBeNull();
  });

  it('restarts once when two tabs sign in at the same time', async () => {
    const person = { sub: 'g-tabs', email: 'tabs@example.com', email_verified: true };
    google.person = person;
    const browser = new TestBrowser();
    const login = `${site.app}/api/auth/login?connection=google&returnTo=/first`;
    const first = await browser.open(login, { follow: false });
    await browser.open(`${site.app}/api/auth/login?connection=google&returnTo=/second`, { follow: false });
    const page = await browser.open(String(first.headers.location));
    expect(page.url).toBe(`${site.app}/first`);
    expect(page.way).toContain(`${site.app}/api/auth/login?connection=google&returnTo=%2Ffirst&retry=1`);
  });

  it('S7.35: requests a code with client id and scope, from our server and without a script', async () => {
    const { page } = await withGoogle({ sub: 'g-code', email: 'code@example.com', email_verified: true });
    const asked = page.way.filter((address) => address.startsWith(`${google.issuer}/auth?`));
    const told = Object.fromEntries(new URL(asked[0] ?? '').searchParams);
    expect(asked).toHaveLength(1);
    expect(told).toMatchObject({
      response_type: 'code',
      client_id: GOOGLE_CLIENT.id,
      scope: 'openid profile email',
      redirect_uri: `${site.app}/api/auth/callback/google`,
    });
  });

  it('the content security policy allows no other site: the button is a link to our own host', async () => {
    const form = await begin(new TestBrowser(), site.app);
    const policy = String(form.headers['content-security-policy']);
    expect(policy).not.toContain(google.issuer);
    expect(policy).not.toContain('google');
    const scripts = [...form.body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script type="module" src="/oidc/assets/reveal.js">']);
    expect(form.body).not.toContain('https://accounts');
    expect(LINK.exec(form.body)?.[1]).toBe(
      `${site.app}/api/auth/login?connection=google&amp;returnTo=%2Fdashboard`,
    );
  });
});

it('without the setting there is no button and no route', async () => {
  const plain = await startTestSite(database);
  const form = await begin(new TestBrowser(), plain.app);
  expect(form.body).not.toContain('Google');
  const asked = await new TestBrowser().open(`${plain.app}/api/auth/login?connection=google`);
  expect(asked.body).toBe('page /api/auth/login?connection=google');
  await plain.stop();
});
