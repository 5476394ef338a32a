import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, PasswordsBusy, verifyNothing, verifyPassword } from './passwords.ts';

it('a stored password is salted, verified, and never the password itself', async () => {
  const [first, second] = await Promise.all([hashPassword('twelve chars'), hashPassword('twelve chars')]);
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword('twelve chars', first)).toBe(true);
  expect(await verifyPassword('twelve chars ', first)).toBe(false);
  expect(await verifyPassword('twelve chars', 'plain$twelve chars')).toBe(false);
  expect(await verifyNothing('twelve chars')).toBe(false);
});

it('sign-ins leave threads to everything else, and too many at once are refused', async () => {
  let done = 0;
  const hashes = Array.from({ length: 25 }, () => hashPassword('twelve chars').then(() => (done += 1)));
  const results = Promise.allSettled(hashes);
  // Files, names of hosts and compression use the same few threads.
  await stat('.');
  expect(done).toBeLessThan(4);
  const refused = (await results).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toBeInstanceOf(PasswordsBusy);
  expect(done).toBe(22);
});
