import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignInSite, type SignInSite } from '#test/harness/visitor/sign-in-site.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { CLINICIAN, me, PATIENT, signIn } from '#test/harness/visitor/test-visitor.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let site: SignInSite;
let key: JWK;
const patient = new TestBrowser();
const clinician = new TestBrowser();

beforeAll(async () => {
  site = await openSignInSite([PATIENT, CLINICIAN]);
  await signIn(patient, site.app);
  await signIn(clinician, site.admin, CLINICIAN.email);
  // The provider's own key, made at the first sign-in.
  const { value } = await site.knex('demo_identity_key').where({ name: 'jwks' }).first('value');
  key = (typeof value === 'string' ? JSON.parse(value) : value).keys[0];
});
afterAll(() => site?.stop());

interface Token {
  readonly claims?: Record<string, unknown>;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expires?: string;
  readonly signedBy?: JWK;
}

/** A logout token for the patient, as the provider would send it, but for what is given. */
const token = async ({ claims, audience = 'thicket', issuer, expires = '2m', signedBy = key }: Token = {}) =>
  new SignJWT({ sub: PATIENT.sub, jti: crypto.randomUUID(), events: { [EVENT]: {} }, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', ...(key.kid && { kid: key.kid }) })
    .setIssuer(issuer ?? `${site.marketing}/oidc`)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importJWK(signedBy, 'RS256'));

const post = (form: Record<string, string>, origin = site.app) =>
  new TestBrowser().open(`${origin}/api/auth/backchannel-logout`, { form });
const isSignedIn = async (browser: TestBrowser, origin: string): Promise<boolean> =>
  (await me(browser, origin)).status === 200;

const another = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

it.each<[string, () => Token]>([
  ['for another client', () => ({ audience: 'another' })],
  ['of another issuer', () => ({ issuer: 'https://evil.test' })],
  ['signed by somebody else', () => ({ signedBy: another() })],
  ['that is over', () => ({ expires: '-1m' })],
  ['that is an ID token', () => ({ claims: { events: undefined } })],
  ['with a nonce', () => ({ claims: { nonce: 'n' } })],
  ['that does not name the person', () => ({ claims: { sub: undefined, sid: 'a-session' } })],
])('a token %s ends nothing', async (_what, given) => {
  const answer = await post({ logout_token: await token(given()) });
  expect(answer.status).toBe(400);
  expect(await isSignedIn(patient, site.app)).toBe(true);
});

it.each<Record<string, string>>([{}, { logout_token: '' }, { logout_token: 'a.b.c' }])(
  'neither does %j',
  async (form) => {
    expect((await post(form)).status).toBe(400);
    expect(await isSignedIn(patient, site.app)).toBe(true);
  },
);

it('the provider ends the sessions of a person on every host, and of nobody else', async () => {
  const elsewhere = new TestBrowser();
  await signIn(elsewhere, site.marketing);
  const answer = await post({ logout_token: await token() }, site.marketing);
  expect([answer.status, answer.headers['cache-control']]).toEqual([204, 'no-store']);
  expect(await isSignedIn(patient, site.app)).toBe(false);
  expect(await isSignedIn(elsewhere, site.marketing)).toBe(false);
  expect(await isSignedIn(clinician, site.admin)).toBe(true);
});

it('the person signs in again afterwards', async () => {
  const again = new TestBrowser();
  await signIn(again, site.app);
  expect(await isSignedIn(again, site.app)).toBe(true);
});
