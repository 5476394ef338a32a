import { afterAll, beforeAll, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { createDemoAccount, identityAccounts } from './accounts.ts';
import { makePasswordsCheap } from './passwords.ts';
import { attemptRepository } from './repositories/attempt-repository.ts';
import { networkOf, signInLimit } from './sign-in-limit.ts';

const PASSWORD = 'a-long-enough-password';
const clock = new ManualClock('2026-11-20T12:00:00Z');
let database: TestDatabase;
let accounts: ReturnType<typeof identityAccounts>;
beforeAll(async () => {
  makePasswordsCheap();
  database = await createTestDatabase();
  accounts = identityAccounts({
    knex: database.knex,
    clock,
    resetUrl: 'http://app.localhost/oidc/reset-password',
    brandName: 'Thicket',
    endSessions: async () => {},
  });
});
afterAll(() => database?.drop());

let people = 0;
/** An account whose person has signed in nowhere. */
const account = async (): Promise<string> => {
  people += 1;
  const email = `guessed-${people}@example.com`;
  const sub = `00000000-0000-4000-9000-0000000001${String(people).padStart(2, '0')}`;
  await createDemoAccount(database.knex, { email, sub, password: PASSWORD });
  return email;
};

const HOME = '192.0.2.200';
const signIn = (email: string, ip: string, password = PASSWORD) => accounts.signIn({ email, password, ip });
const addresses = Array.from({ length: 60 }, (_, at) => `198.51.${at}.7`);

/** One wrong password from each of 60 addresses; returns how many were still compared. */
const guess = async (email: string): Promise<number> => {
  let compared = 0;
  for (const [at, ip] of addresses.entries()) {
    const answer = await signIn(email, ip, `guess-number-${at}`);
    if (!answer.ok && answer.failure.code === 'UNAUTHENTICATED') compared += 1;
  }
  return compared;
};

it('60 passwords from 60 addresses for one account: only 50 are compared, and then not even the right one', async () => {
  const email = await account();
  expect(await guess(email)).toBe(50);
  const answer = await signIn(email, '203.0.113.9');
  expect(answer).toMatchObject(refused('TEMPORARILY_UNAVAILABLE'));
  expect(JSON.stringify(answer)).toContain('Wait 15 minutes, or reset your password.');
});

it('keeps nobody out where they signed in before, and ends after 15 minutes', async () => {
  const email = await account();
  expectOk(await signIn(email, HOME));
  await guess(email);
  expectOk(await signIn(email, HOME));
  clock.advance(15 * 60_000);
  expectOk(await signIn(email, '203.0.113.9'));
});

it('a new password by the mailed link is the way back from a new address, while the guessing continues', async () => {
  const email = await account();
  const away = '203.0.113.10';
  await guess(email);
  expect(await signIn(email, away)).toMatchObject(refused('TEMPORARILY_UNAVAILABLE'));
  expectOk(await accounts.requestReset({ email, ip: away }));
  const [mail] = await database.knex('demo_identity_mail').where({ recipient: email });
  const token = new URL(mail.link).searchParams.get('token') ?? '';
  expectOk(await accounts.resetPassword({ token, password: 'another-long-password', ip: away }));
  await guess(email);
  expectOk(await signIn(email, away, 'another-long-password'));
  expect(await signIn(email, '203.0.113.11', 'another-long-password')).toMatchObject(
    refused('TEMPORARILY_UNAVAILABLE'),
  );
});

it('says the same about an address without an account', async () => {
  expect(await guess('nobody@example.com')).toBe(50);
});

it('an address that is known is limited by its own tries', async () => {
  const email = await account();
  expectOk(await signIn(email, HOME));
  for (let at = 0; at < 10; at += 1) await signIn(email, HOME, `guess-number-${at}`);
  expect(await signIn(email, HOME)).toMatchObject(refused('TEMPORARILY_UNAVAILABLE'));
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('one network tries 200 passwords for different people, and the next is not compared, except where one signed in', async () => {
  const limit = signInLimit(attemptRepository(database.knex), clock);
  const person = (at: number) => `sprayed-${at}@example.com`;
  const from = (at: number) => `203.0.114.${at % 250}`;
  await limit.mayTry('at-home@example.com', from(7));
  await limit.proved('at-home@example.com', from(7));
  const allowed: boolean[] = [];
  for (let at = 0; at < 202; at += 1) allowed.push(await limit.mayTry(person(at), from(at)));
  expect(allowed.filter(Boolean)).toHaveLength(200);
  expect(allowed.slice(-2)).toEqual([false, false]);
  expect(await limit.mayTry('at-home@example.com', from(7))).toBe(true);
  expect(await limit.mayTry('at-home@example.com', from(8))).toBe(false);
  expect(await limit.mayTry(person(0), '203.0.115.1')).toBe(true);
  clock.advance(15 * 60_000);
  expect(await limit.mayTry(person(201), from(8))).toBe(true);
});
