import { randomBytes, randomUUID, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createWorkQueue } from '#server/images/work-queue.ts';

/** Costs 32 MB and about a tenth of a second: expensive for guessing, acceptable for one sign-in. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
let cost = COST;

/** For the rest of this process: tests of what follows a password need not wait for it, a tenth of a second each time. */
export const makePasswordsCheap = (): void => {
  cost = { ...COST, N: 2 };
};

/** Too many passwords wait to be computed. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy';
}

/**
 * Node computes in four threads, which files, names of hosts and compression need as well: passwords never use more than
 * two. The last of those that wait has its turn after about a second.
 */
const turns = createWorkQueue<Buffer>({ running: 2, waiting: 20 });

const derive = async (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> => {
  const key = await turns.run(randomUUID(), () => compute(password, salt, cost));
  if (key === 'busy') throw new PasswordsBusy('Too many passwords are being checked.');
  return key;
};

const compute = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 128 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$N$r$p$salt$key`: the parameters are stored with the hash, so that they can be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

let decoy: Promise<string> | undefined;

/** As slow as a real check and never true: the response time must not reveal whether an email is known. */
export const verifyNothing = async (password: string): Promise<false> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await decoy);
  return false;
};
