import { beforeEach, describe, expect, it } from 'vitest';
import { openFileSignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { type SoftPasskey, softPasskey } from '#test/harness/visitor/soft-passkey.ts';
import { type Page, TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { begin, formAction, me, PASSWORD } from '#test/harness/visitor/test-visitor.ts';
import { createDemoAccount } from './index.ts';
import { demoTotpSecret, totpCode } from './totp.ts';

const MINUTE = 60_000;

const site = await openFileSignInSite();
const origin = site.marketing;

let accounts = 0;
let email = '';
let browser: TestBrowser;
let passkey: SoftPasskey;
beforeEach(async () => {
  await create(false);
  browser = new TestBrowser();
  passkey = softPasskey();
});

const create = async (withApp: boolean): Promise<void> => {
  accounts += 1;
  email = `key-${accounts}@example.com`;
  await createDemoAccount(site.knex, {
    email,
    sub: `00000000-0000-4000-9000-0000000002${String(accounts).padStart(2, '0')}`,
    password: PASSWORD,
    ...(withApp && { totpSecret: demoTotpSecret(email) }),
  });
};

const afterPassword = async (from = browser, at = site.admin): Promise<Page> => {
  const form = await begin(from, at, '?returnTo=/list');
  return from.open(formAction(form), { form: { email, password: PASSWORD } });
};
/** The address of a form for a passkey on a page of the sign-in. */
const passkeyForm = (page: Page): string => {
  const action = /data-options="([^"]+)\/options"/.exec(page.body)?.[1];
  if (action === undefined) throw new Error(`No form for a passkey at ${page.url}`);
  return new URL(action, page.url).href;
};
const challengeAt = async (page: Page, from = browser): Promise<string> => {
  const { status, body } = await from.open(`${passkeyForm(page)}/options`, { json: {} });
  expect(status).toBe(200);
  return JSON.parse(body).challenge;
};
const send = (page: Page, credential: string, more = {}, from = browser): Promise<Page> =>
  from.open(passkeyForm(page), { form: { credential, ...more } });
const goOn = (page: Page, from = browser): Promise<Page> => from.open(formAction(page), { form: {} });

/** Sets the passkey up within a sign-in on the staff host, and ends the sign-in. */
const register = async (key = passkey, from = browser): Promise<Page> => {
  const page = await afterPassword(from);
  const answer = key.create(await challengeAt(page, from), { origin });
  return send(page, answer, { name: 'Laptop' }, from);
};
/** A sign-in in a fresh browser that waits for the passkey. */
const waiting = async () => {
  const other = new TestBrowser();
  const page = await afterPassword(other);
  return { other, page, challenge: await challengeAt(page, other) };
};
const signInWith = async (key: SoftPasskey, counter: number): Promise<Page> => {
  const { other, page, challenge } = await waiting();
  return send(page, key.get(challenge, { origin, counter }), {}, other);
};
const isIn = ({ url }: Page): boolean => url === `${site.admin}/list`;
/** `amr` of the person's sessions. */
const methods = async () =>
  (await site.knex('web_session').whereRaw("data->>'email' = ?", [email]).pluck('data')).map(
    ({ amr }) => amr,
  );

describe('setting up a passkey, where the client asks for a second factor', () => {
  it('gives recovery codes, signs in, and is asked for from then on, wherever the person signs in', async () => {
    const codes = await register();
    expect(codes.body).toContain('<h1>Keep these codes</h1>');
    expect([...codes.body.matchAll(/<li><code>[A-Z2-9]{5}-[A-Z2-9]{5}</g)].length).toBe(10);
    expect((await me(browser, site.admin)).status).toBe(204);
    expect(isIn(await goOn(codes))).toBe(true);
    expect(await methods()).toEqual([['pwd', 'hwk', 'user', 'mfa']]);
    const other = new TestBrowser();
    const page = await afterPassword(other, site.app);
    expect(page.body).toContain('<h1>Use your passkey</h1>');
    const answer = passkey.get(await challengeAt(page, other), { origin });
    expect((await send(page, answer, {}, other)).url).toBe(`${site.app}/list`);
  });

  it('asks for a key of the provider’s domain and names the account, and later only for its own keys', async () => {
    const page = await afterPassword();
    const { body } = await browser.open(`${passkeyForm(page)}/options`, { json: {} });
    expect(JSON.parse(body)).toMatchObject({ rp: { id: 'localhost' }, user: { name: email } });
    await register();
    const { other, page: next } = await waiting();
    const asked = JSON.parse((await other.open(`${passkeyForm(next)}/options`, { json: {} })).body);
    expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] });
  });

  it.each([
    [' ', 'Enter a name, so that you recognize it.'],
    ['x'.repeat(61), 'Use at most 60 characters.'],
    ['a\u0000b', 'Use letters, digits and punctuation.'],
  ])('needs a name: %j', async (name, message) => {
    const page = await afterPassword();
    const refused = await send(page, passkey.create(await challengeAt(page), { origin }), { name });
    expect([refused.status, refused.body.includes(message)]).toEqual([422, true]);
  });

  it('is for the first factor only: a person who knows the password alone cannot add one to an account that has one', async () => {
    const late = new TestBrowser();
    const page = await afterPassword(late);
    const second = softPasskey();
    const answer = second.create(await challengeAt(page, late), { origin });
    expect((await register()).status).toBe(200);
    expect((await send(page, answer, { name: 'Late' }, late)).body).toContain('<h1>Use your passkey</h1>');
    expect(await site.knex('demo_identity_passkey').where({ id: second.id })).toEqual([]);
  });

  it.each([
    ['a foreign site', { origin: 'http://phishing.example' }],
    ['another host of the product', { origin: site.app }],
    ['another domain', { origin, rpId: 'phishing.example' }],
  ])('refuses a key that was made for %s', async (_, answered) => {
    const page = await afterPassword();
    const refused = await send(page, passkey.create(await challengeAt(page), answered), { name: 'Key' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('This passkey was not accepted.');
    expect(await site.knex('demo_identity_passkey').where({ id: passkey.id })).toEqual([]);
  });

  it('refuses a key that another account has', async () => {
    await register();
    await create(false);
    const other = new TestBrowser();
    const refused = await register(passkey, other);
    expect([refused.status, refused.body.includes('This passkey is in use already.')]).toEqual([422, true]);
  });
});

describe('a passkey', () => {
  let recoveryCode = '';
  beforeEach(async () => {
    const codes = await register();
    recoveryCode = /<li><code>([A-Z2-9-]{11})</.exec(codes.body)?.[1] ?? '';
    await goOn(codes);
    browser = new TestBrowser();
  });

  it('signs in, and says whether the key stays in its device', async () => {
    expect(isIn(await signInWith(passkey, 0))).toBe(true);
    expect(await methods()).toEqual(Array(2).fill(['pwd', 'hwk', 'user', 'mfa']));
    await create(false);
    const copied = softPasskey({ isCopied: true });
    await goOn(await register(copied));
    expect(isIn(await signInWith(copied, 0))).toBe(true);
    expect(await methods()).toEqual(Array(2).fill(['pwd', 'swk', 'user', 'mfa']));
  });

  it('answers a challenge once', async () => {
    const { other, page, challenge } = await waiting();
    const answer = passkey.get(challenge, { origin });
    const second = await waiting();
    expect(isIn(await send(page, answer, {}, other))).toBe(true);
    const replayed = await send(second.page, answer, {}, second.other);
    expect([replayed.status, isIn(replayed)]).toEqual([422, false]);
    expect(replayed.body).toContain('was sent twice. Please try again.');
  });

  it('uses up the challenge even when the answer is refused', async () => {
    const { other, page, challenge } = await waiting();
    expect((await send(page, softPasskey().get(challenge, { origin }), {}, other)).status).toBe(422);
    expect((await send(page, passkey.get(challenge, { origin }), {}, other)).status).toBe(422);
  });

  it.each([
    [4, true],
    [5, false],
  ])('answers a challenge after %i minutes: %s', async (minutes, accepted) => {
    const { other, page, challenge } = await waiting();
    site.clock.advance(minutes * MINUTE);
    expect(isIn(await send(page, passkey.get(challenge, { origin }), {}, other))).toBe(accepted);
  });

  it('answers no challenge but those of the provider, for this account, and for signing in', async () => {
    const { other, page } = await waiting();
    const made = passkey.get(Buffer.alloc(32).toString('base64url'), { origin });
    expect((await send(page, made, {}, other)).status).toBe(422);
    const mine = email;
    await create(false);
    const stranger = new TestBrowser();
    const registering = await challengeAt(await afterPassword(stranger), stranger);
    email = mine;
    expect((await send(page, passkey.get(registering, { origin }), {}, other)).status).toBe(422);
  });

  it('of one account does not open another', async () => {
    await create(false);
    const own = softPasskey();
    expect((await register(own)).status).toBe(200);
    expect(isIn(await signInWith(passkey, 0))).toBe(false);
    expect(isIn(await signInWith(own, 0))).toBe(true);
  });

  it.each([
    ['a foreign site', { origin: 'http://phishing.example', rpId: 'localhost' }],
    ['another host of the product', { origin: site.app, rpId: 'localhost' }],
    ['another domain', { origin, rpId: 'phishing.example' }],
  ])('that signed for %s is refused', async (_, answered) => {
    const { other, page, challenge } = await waiting();
    expect((await send(page, passkey.get(challenge, answered), {}, other)).status).toBe(422);
  });

  it('that counts less than before may be a copy, and is refused; one that counts on is not', async () => {
    expect(isIn(await signInWith(passkey, 7))).toBe(true);
    for (const counter of [7, 6, 0]) expect(isIn(await signInWith(passkey, counter))).toBe(false);
    expect(isIn(await signInWith(passkey, 8))).toBe(true);
  });

  it('is not needed where a recovery code is available, whose form needs no script; a code of an app is none', async () => {
    const page = await afterPassword();
    expect(page.body).toMatch(/<form[^>]*data-passkey="known"[^>]* hidden>/);
    const digits = await browser.open(page.url, { form: { code: '123456' } });
    expect(digits.body).toContain('This account has no authenticator app.');
    expect(isIn(await browser.open(page.url, { form: { code: recoveryCode } }))).toBe(true);
  });

  it('is refused after ten wrong answers, even when it is right, for 15 minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { other, page, challenge } = await waiting();
      expect((await send(page, softPasskey().get(challenge, { origin }), {}, other)).status).toBe(422);
    }
    const { other, page, challenge } = await waiting();
    expect((await send(page, passkey.get(challenge, { origin }), {}, other)).status).toBe(429);
    site.clock.advance(15 * MINUTE);
    expect(isIn(await signInWith(passkey, 0))).toBe(true);
  });

  it('is nothing else that a form may hold', async () => {
    const { other, page } = await waiting();
    for (const text of ['', 'null', '{}', '{"id":1}', '[]', 'x'.repeat(9_000)])
      expect((await send(page, text, {}, other)).status).toBe(422);
  });
});

describe('without the password', () => {
  it('nobody is told what to ask a device, and no answer signs in', async () => {
    const form = await begin(browser, site.admin);
    const base = form.url.replace(/\/sign-in$/, '');
    for (const path of ['passkey', 'set-up/passkey']) {
      expect((await browser.open(`${base}/${path}/options`, { json: {} })).status).toBe(409);
      const sent = await browser.open(`${base}/${path}`, { form: { credential: '{}', name: 'Key' } });
      expect(sent.body).toContain('<h1>Sign in</h1>');
    }
  });
});

it('an account with an app and no passkey is asked for a code only', async () => {
  await create(true);
  const page = await afterPassword();
  expect(page.body).not.toContain('data-passkey');
  const code = totpCode(demoTotpSecret(email), site.clock.now());
  expect(isIn(await browser.open(page.url, { form: { code } }))).toBe(true);
});

it('the page’s script and the library that it imports are served to browsers', async () => {
  for (const name of ['passkeys.js', 'webauthn/index.js', 'webauthn/methods/startAuthentication.js']) {
    const { status, headers } = await browser.open(`${site.marketing}/oidc/assets/${name}`);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  }
});
