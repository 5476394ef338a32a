import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { openFileSignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { type Page, TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { begin, formAction, me, PASSWORD } from '#test/harness/visitor/test-visitor.ts';
import { createDemoAccount } from './index.ts';
import { demoTotpSecret, totpCode } from './totp.ts';

const STEP = 30_000;

const site = await openFileSignInSite();

let accounts = 0;
let email = '';
let browser: TestBrowser;
beforeEach(async () => {
  accounts += 1;
  email = `doc-${accounts}@example.com`;
  browser = new TestBrowser();
  site.clock.advance(STEP);
});

const create = (withApp: boolean) =>
  createDemoAccount(site.knex, {
    email,
    sub: `00000000-0000-4000-9000-0000000001${String(accounts).padStart(2, '0')}`,
    password: PASSWORD,
    ...(withApp && { totpSecret: demoTotpSecret(email) }),
  });

/** The page after email and password. */
const afterPassword = async (origin = site.admin, from = browser): Promise<Page> => {
  const form = await begin(from, origin, '?returnTo=/list');
  return from.open(formAction(form), { form: { email, password: PASSWORD } });
};
const codeAt = (steps = 0, secret = demoTotpSecret(email)): string =>
  totpCode(secret, new Date(site.clock.now().getTime() + steps * STEP));
const send = (page: Page, code: string, from = browser): Promise<Page> =>
  from.open(page.url, { form: { code } });
const goOn = (page: Page, from = browser): Promise<Page> => from.open(formAction(page), { form: {} });
const recoveryCodes = (page: Page): string[] =>
  [...page.body.matchAll(/<li><code>([A-Z2-9]{5}-[A-Z2-9]{5})</g)].map(([, code = '']) => code);
const keyOn = (page: Page): string => /id="secret">([^<]+)</.exec(page.body)?.[1]?.replaceAll(' ', '') ?? '';

describe('setting up an app, where the client asks for a second factor', () => {
  it('shows the key as text and as a picture, and signs in with the first code', async () => {
    await create(false);
    const page = await afterPassword();
    expect(page.body).toContain('<h1>Set up a second factor</h1>');
    expect(page.body).toMatch(/<div class="qr"[^>]*>.*<svg/s);
    expect(keyOn(page)).toMatch(/^[A-Z2-7]{32}$/);
    expect((await browser.open(page.url)).body).toContain(page.body.match(/id="secret">[^<]+/)?.[0]);
    const wrong = await send(page, codeAt(5, keyOn(page)));
    expect([wrong.status, keyOn(wrong)]).toEqual([422, keyOn(page)]);
    expect(wrong.body).toContain('This code is not right.');
    expect((await me(browser, site.admin)).status).toBe(204);
    const codes = await send(wrong, codeAt(0, keyOn(page)));
    expect(codes.body).toContain('<h1>Keep these codes</h1>');
    expect((await me(browser, site.admin)).status).toBe(204);
    expect((await goOn(codes)).url).toBe(`${site.admin}/list`);
    expect((await me(browser, site.admin)).status).toBe(200);
    expect((await site.knex('web_session').first('data')).data).toMatchObject({
      acr: readSettings({}).STAFF_ACR,
      amr: ['pwd', 'otp', 'mfa'],
    });

    site.clock.advance(STEP);
    const again = new TestBrowser();
    const next = await afterPassword(site.app, again);
    expect(next.body).toContain('<h1>Enter your code</h1>');
    expect((await send(next, codeAt(0, keyOn(page)), again)).url).toBe(`${site.app}/list`);
  });

  it('is not asked of those who sign in elsewhere without one', async () => {
    await create(false);
    expect((await afterPassword(site.app)).url).toBe(`${site.app}/list`);
    // A session at the provider without a second factor does not do on the staff host.
    expect((await begin(browser, site.admin)).body).toContain('<h1>Sign in</h1>');
  });
});

describe('a recovery code', () => {
  let codes: string[];
  beforeEach(async () => {
    await create(false);
    const page = await afterPassword();
    codes = recoveryCodes(await send(page, codeAt(0, keyOn(page))));
    browser = new TestBrowser();
  });

  it('is one of ten that differ, of which only hashes are stored', async () => {
    expect(new Set(codes).size).toBe(10);
    const stored = await site.knex('demo_identity_recovery_code');
    expect(stored.length).toBeGreaterThanOrEqual(10);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('signs in instead of a code of the app, however it is typed, and once', async () => {
    const [first = '', second = ''] = codes;
    const typed = first.toLowerCase().replace('-', ' ');
    expect((await send(await afterPassword(), typed)).url).toBe(`${site.admin}/list`);
    const again = new TestBrowser();
    const page = await afterPassword(site.admin, again);
    const refused = await send(page, first, again);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('This recovery code is not right, or was used already.');
    expect((await send(page, second, again)).url).toBe(`${site.admin}/list`);
  });

  it('belongs to one account', async () => {
    accounts += 1;
    email = `doc-${accounts}@example.com`;
    await create(true);
    expect((await send(await afterPassword(), codes[0] ?? '')).status).toBe(422);
  });

  it('cannot be guessed more often than a code of the app', async () => {
    const page = await afterPassword();
    for (let attempt = 0; attempt < 10; attempt++) expect((await send(page, 'AAAAA-AAAAA')).status).toBe(422);
    expect((await send(page, codes[0] ?? '')).status).toBe(429);
  });
});

it('nobody continues from the password without a second factor, nor with somebody else’s sign-in', async () => {
  await create(true);
  const page = await afterPassword();
  const next = page.url.replace('/code', '/continue');
  expect((await browser.open(next, { form: {} })).body).toContain('<h1>Sign in</h1>');
  expect((await new TestBrowser().open(next, { form: {} })).status).toBe(400);
  expect((await me(browser, site.admin)).status).toBe(204);
});

describe('a code', () => {
  beforeEach(() => create(true));

  it.each([
    ['of now', 0, true],
    ['of the last half minute', -1, true],
    ['of the next half minute', 1, true],
    ['of a minute ago', -2, false],
    ['of a minute ahead', 2, false],
  ])('%s is accepted: %i steps, %s', async (_, steps, accepted) => {
    const page = await send(await afterPassword(), codeAt(steps));
    expect(page.url === `${site.admin}/list`).toBe(accepted);
  });

  it('may be typed with a space, and nothing but six digits is one', async () => {
    const page = await afterPassword();
    for (const text of ['', 'abcdef', '12345', '1234567', '𝟏𝟐𝟑𝟒𝟓𝟔'])
      expect((await send(page, text)).body).toContain('Enter the six digits of the code.');
    const code = codeAt();
    expect((await send(page, `${code.slice(0, 3)} ${code.slice(3)}`)).url).toBe(`${site.admin}/list`);
  });

  it('works once, in whichever browser and however many send it at the same time', async () => {
    const browsers = [browser, new TestBrowser(), new TestBrowser()];
    const pages = await Promise.all(browsers.map((one) => afterPassword(site.admin, one)));
    const code = codeAt();
    const ends = await Promise.all(pages.map((page, index) => send(page, code, browsers[index])));
    expect(ends.filter(({ url }) => url === `${site.admin}/list`).length).toBe(1);
    const refused = ends.filter(({ body }) => body.includes('This code was used already.'));
    expect(refused.length).toBe(2);
    site.clock.advance(STEP);
    const again = browsers[ends.findIndex((end) => end.url !== `${site.admin}/list`)];
    expect((await send(refused[0] as Page, codeAt(), again)).url).toBe(`${site.admin}/list`);
  });

  it('is refused after ten wrong ones from anywhere, even when it is right, for 15 minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const other = new TestBrowser();
      expect((await send(await afterPassword(site.admin, other), codeAt(9), other)).status).toBe(422);
    }
    const page = await afterPassword();
    const refused = await send(page, codeAt());
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('Too many tries. Wait 15 minutes.');
    site.clock.advance(15 * 60_000);
    expect((await send(page, codeAt())).url).toBe(`${site.admin}/list`);
  });

  it('comes after the password: without it, its page leads to the sign-in, as does setting up another app', async () => {
    const form = await begin(browser, site.admin);
    const [base = ''] = form.url.split('/sign-in');
    for (const step of ['code', 'set-up'])
      expect((await browser.open(`${base}/${step}`, { form: { code: codeAt() } })).body).toContain(
        '<h1>Sign in</h1>',
      );
    const page = await afterPassword();
    const other = page.url.replace('/code', '/set-up');
    expect((await browser.open(other)).body).toContain('<h1>Enter your code</h1>');
    expect((await me(browser, site.admin)).status).toBe(204);
  });
});

it('the phone page shows the code with which a person signs in, and that of a key that is set up', async () => {
  await create(true);
  const phone = (await browser.open(`${site.marketing}/oidc/phone`)).body;
  const [, shown = ''] =
    new RegExp(`<h2>${email}</h2>\\s*<p class="code"><code>([0-9 ]+)<`).exec(phone) ?? [];
  expect((await send(await afterPassword(), shown)).url).toBe(`${site.admin}/list`);
  const key = demoTotpSecret('somebody');
  const fresh = (await browser.open(`${site.marketing}/oidc/phone?secret=${key}`)).body;
  expect(fresh.replaceAll(' ', '')).toContain(codeAt(0, key));
  expect((await browser.open(`${site.marketing}/oidc/phone?secret=%3Cscript%3E`)).body).not.toContain(
    '<script>',
  );
});
