import { beforeEach, describe, expect, it } from 'vitest';
import { passSecondFactor } from '#test/harness/visitor/authenticator.ts';
import { openFileSignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { softPasskey } from '#test/harness/visitor/soft-passkey.ts';
import { type Page, TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { begin, formAction, me, PASSWORD, signIn } from '#test/harness/visitor/test-visitor.ts';
import { createDemoAccount } from './index.ts';
import { demoTotpSecret, totpCode } from './totp.ts';

const site = await openFileSignInSite();
const address = `${site.marketing}/oidc/security`;

let accounts = 0;
let email = '';
let browser: TestBrowser;
beforeEach(async () => {
  browser = new TestBrowser();
  // A code of an app that an earlier test has used is not needed again.
  site.clock.advance(60_000);
  await create('person');
});

const create = async (name: string, withApp = false): Promise<void> => {
  accounts += 1;
  email = `${name}-${accounts}@example.com`;
  await createDemoAccount(site.knex, {
    email,
    sub: `00000000-0000-4000-9000-0000000003${String(accounts).padStart(2, '0')}`,
    password: PASSWORD,
    ...(withApp && { totpSecret: demoTotpSecret(email) }),
  });
};
const createStaff = async (): Promise<void> => {
  await create('clinician', true);
  await signIn(browser, site.admin, email, '?returnTo=/list');
};

const open = (path = '', from = browser): Promise<Page> => from.open(`${address}${path}`);
const send = (path: string, form: Record<string, string> = {}, from = browser): Promise<Page> =>
  from.open(`${address}${path}`, { form });
const codesOn = (page: Page): string[] =>
  [...page.body.matchAll(/<li><code>([A-Z2-9]{5}-[A-Z2-9]{5})</g)].map(([, code = '']) => code);
const secretOn = (page: Page): string => /name="secret" value="([A-Z2-7]{32})"/.exec(page.body)?.[1] ?? '';
const codeOf = (secret: string): string => totpCode(secret, site.clock.now());
const isOn = async (from = browser): Promise<boolean> => (await open('', from)).body.includes('<strong>On.');

/** Sets an app up on the page; its secret and the recovery codes. */
const turnOn = async () => {
  await signIn(browser, site.app, email);
  const secret = secretOn(await open('/app'));
  const page = await send('/app', { secret, code: codeOf(secret) });
  site.clock.advance(30_000);
  return { page, secret, codes: codesOn(page) };
};
/** Adds a passkey on the page. */
const addPasskey = async (name: string) => {
  const key = softPasskey();
  const { body } = await browser.open(`${address}/passkeys/options`, { json: {} });
  const credential = key.create(JSON.parse(body).challenge, { origin: site.marketing });
  return { key, page: await send('/passkeys', { name, credential }) };
};
const passkeysOf = () =>
  site
    .knex('demo_identity_passkey')
    .join('demo_identity_account as a', 'a.sub', 'demo_identity_passkey.sub')
    .where({ email })
    .orderBy('demo_identity_passkey.created_at')
    .pluck('name');

/** The page after email and password, in a fresh browser. */
const afterPassword = async (): Promise<Page> => {
  const other = new TestBrowser();
  const form = await begin(other, site.app, '?returnTo=/list');
  return other.open(formAction(form), { form: { email, password: PASSWORD } });
};

describe('the page for two-step sign-in', () => {
  it('leads a person who is not signed in at the provider to a sign-in, and opens afterwards', async () => {
    const form = await open();
    expect(form.body).toContain('<h1>Sign in</h1>');
    const page = await browser.open(formAction(form), { form: { email, password: PASSWORD } });
    expect([page.url, page.status]).toEqual([address, 200]);
    expect(page.body).toContain('<strong>Off.</strong>');
  });

  it('asks for the password again when the sign-in is more than 15 minutes old', async () => {
    await signIn(browser, site.app, email);
    expect(await isOn()).toBe(false);
    await site
      .knex('demo_identity_record')
      .where({ kind: 'Session' })
      .update({
        payload: site.knex.raw("jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - 901))"),
      });
    expect((await open()).body).toContain('<h1>Sign in</h1>');
    expect((await browser.open(`${address}/passkeys/options`, { json: {} })).status).toBe(409);
  });

  it.each(['cross-site', 'same-site'])('takes no form from elsewhere: %s', async (from) => {
    const { secret } = await turnOn();
    for (const path of ['/recovery-codes', '/turn-off/code', '/app/remove']) {
      const refused = await browser.open(`${address}${path}`, {
        form: { code: codeOf(secret) },
        headers: { 'sec-fetch-site': from },
      });
      expect(refused.status).toBe(403);
    }
    expect(await isOn()).toBe(true);
  });
});

describe('turning two-step sign-in on', () => {
  it('with an app gives ten recovery codes, ends the sessions on all devices, and is asked for from then on', async () => {
    const elsewhere = new TestBrowser();
    await signIn(elsewhere, site.app, email);
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    expect((await me(elsewhere, site.app)).status).toBe(204);
    expect((await begin(elsewhere, site.app)).body).toContain('<h1>Sign in</h1>');
    expect((await open('', elsewhere)).body).toContain('<h1>Sign in</h1>');
    expect((await afterPassword()).body).toContain('<h1>Enter your code</h1>');
    // This browser continues without a question, and its new session tells of the factor.
    expect((await begin(browser, site.app, '?returnTo=/list')).url).toBe(`${site.app}/list`);
    const [session] = await site.knex('web_session').whereRaw("data->>'email' = ?", [email]).pluck('data');
    expect(session).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
    expect(await isOn()).toBe(true);
  });

  it('with a passkey does the same', async () => {
    await signIn(browser, site.app, email);
    const { key, page } = await addPasskey('Phone');
    expect(codesOn(page).length).toBe(10);
    const list = await open();
    expect(list.body).toContain('<h2>Phone</h2>');
    expect((await afterPassword()).body).toContain('<h1>Use your passkey</h1>');
    expect((await me(browser, site.app)).status).toBe(204);
    expect(await site.knex('demo_identity_passkey').where({ id: key.id })).toHaveLength(1);
  });

  it('needs the first code of the app, and keeps the key when it is wrong', async () => {
    await signIn(browser, site.app, email);
    const secret = secretOn(await open('/app'));
    const wrong = await send('/app', { secret, code: '000000' });
    expect([wrong.status, secretOn(wrong)]).toEqual([422, secret]);
    expect(await isOn()).toBe(false);
    expect((await send('/app', { secret: 'no key', code: '000000' })).url).toBe(`${address}/app`);
  });
});

describe('with two-step sign-in on', () => {
  it('another way is added without new recovery codes; either is enough, and one of them may go', async () => {
    const { secret } = await turnOn();
    const { page } = await addPasskey('Laptop');
    expect([page.url, codesOn(page)]).toEqual([address, []]);
    expect(page.body).toContain('10 codes are left.');
    const both = await afterPassword();
    expect(both.body).toContain('data-passkey="known"');
    expect(both.body).toContain('<h1>Enter your code</h1>');
    expect((await send('/app/remove')).url).toBe(address);
    expect((await afterPassword()).body).toContain('<h1>Use your passkey</h1>');
    expect(await passkeysOf()).toEqual(['Laptop']);
    expect((await send('/turn-off/code', { code: codeOf(secret) })).body).toContain('no authenticator app');
  });

  it('the last way cannot be removed, at whichever address', async () => {
    await signIn(browser, site.app, email);
    const { key } = await addPasskey('Only');
    expect((await open(`/passkeys/${key.id}`)).body).toContain('This is your only second step.');
    for (const path of [`/passkeys/${key.id}/remove`, '/app/remove'])
      expect((await send(path)).body).toContain('This is your only second step. Add another one first.');
    expect(await passkeysOf()).toEqual(['Only']);
    const second = await addPasskey('Second');
    await Promise.all([key, second.key].map(({ id }) => send(`/passkeys/${id}/remove`)));
    expect(await passkeysOf()).toHaveLength(1);
  });

  it('a passkey is renamed by its owner only', async () => {
    await signIn(browser, site.app, email);
    const { key } = await addPasskey('Before');
    await send(`/passkeys/${key.id}`, { name: ' After ' });
    expect(await passkeysOf()).toEqual(['After']);
    const empty = await send(`/passkeys/${key.id}`, { name: ' ' });
    expect([empty.status, empty.body.includes('Enter a name')]).toEqual([422, true]);
    const owner = email;
    await create('stranger');
    browser = new TestBrowser();
    await signIn(browser, site.app, email);
    await addPasskey('Mine');
    await addPasskey('Mine too');
    await send(`/passkeys/${key.id}`, { name: 'Taken' });
    await send(`/passkeys/${key.id}/remove`);
    expect((await open(`/passkeys/${key.id}`)).body).toContain('<h1>Two-step sign-in</h1>');
    email = owner;
    expect(await passkeysOf()).toEqual(['After']);
  });

  it('new recovery codes replace the old ones', async () => {
    const { codes } = await turnOn();
    const renewed = codesOn(await send('/recovery-codes'));
    expect(new Set([...codes, ...renewed]).size).toBe(20);
    expect((await send('/turn-off/code', { code: codes[0] ?? '' })).status).toBe(422);
    expect((await send('/turn-off/code', { code: renewed[0] ?? '' })).body).toContain('<strong>Off.');
  });
});

describe('turning two-step sign-in off', () => {
  it('asks for the factor, removes everything, ends the sessions, and then the password is enough', async () => {
    const { secret } = await turnOn();
    await begin(browser, site.app);
    expect((await open('/turn-off')).body).toContain('Use your second step once more.');
    const wrong = await send('/turn-off/code', { code: '000000' });
    expect([wrong.status, await isOn()]).toEqual([422, true]);
    const off = await send('/turn-off/code', { code: codeOf(secret) });
    expect([off.url, off.body.includes('<strong>Off.</strong>')]).toEqual([address, true]);
    expect((await me(browser, site.app)).status).toBe(204);
    expect((await afterPassword()).url).toBe(`${site.app}/list`);
    for (const table of ['totp', 'passkey', 'recovery_code'])
      expect(
        await site
          .knex(`demo_identity_${table} as f`)
          .join('demo_identity_account as a', 'a.sub', 'f.sub')
          .where({ email }),
      ).toEqual([]);
    await begin(browser, site.app);
    const [session] = await site.knex('web_session').whereRaw("data->>'email' = ?", [email]).pluck('data');
    expect(session).toMatchObject({ amr: ['pwd'] });
  });

  it('works with a passkey of the account, and with no other', async () => {
    await signIn(browser, site.app, email);
    const { key } = await addPasskey('Phone');
    const answer = async (by: typeof key) => {
      const { body } = await browser.open(`${address}/turn-off/passkey/options`, { json: {} });
      return by.get(JSON.parse(body).challenge, { origin: site.marketing });
    };
    expect((await send('/turn-off/passkey', { credential: await answer(softPasskey()) })).status).toBe(422);
    expect(await isOn()).toBe(true);
    await send('/turn-off/passkey', { credential: await answer(key) });
    expect(await isOn()).toBe(false);
  });
});

describe('staff', () => {
  beforeEach(createStaff);

  it('cannot turn it off, nor remove the last way', async () => {
    const page = await open();
    expect(page.body).toContain('Your work needs two-step sign-in.');
    expect(page.body).not.toContain('turn-off');
    expect((await open('/turn-off')).url).toBe(address);
    site.clock.advance(30_000);
    const code = codeOf(demoTotpSecret(email));
    expect((await send('/turn-off/code', { code })).url).toBe(address);
    expect((await send('/app/remove')).body).toContain('This is your only second step.');
    expect(await isOn()).toBe(true);
  });

  it('may sign in with a passkey instead of the app, once it is added', async () => {
    await addPasskey('Laptop');
    expect((await send('/app/remove')).url).toBe(address);
    const other = new TestBrowser();
    const form = await begin(other, site.admin, '?returnTo=/list');
    const page = await other.open(formAction(form), { form: { email, password: PASSWORD } });
    expect(page.body).toContain('<h1>Use your passkey</h1>');
    expect((await passSecondFactor(other, page, email)).status).toBe(422);
    expect((await me(other, site.admin)).status).toBe(204);
  });
});
