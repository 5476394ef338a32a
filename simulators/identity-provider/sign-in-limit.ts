import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { attemptRepository } from './repositories/attempt-repository.ts';

const WINDOW_MS = 15 * 60_000;
/** Of one network address. */
const MAX_TRIES = 10;
/** Of all network addresses together from which the account's person has not signed in. */
const MAX_TRIES_ANYWHERE = 50;
/** Of one network, for all accounts together: passwords that do not match. */
const MAX_TRIES_OF_NETWORK = 200;
/** How long an address is known after a sign-in. */
const KNOWN_MS = 30 * 24 * 60 * 60_000;

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex');

/** The 256 addresses around an IPv4 address, or the /56 network that one IPv6 customer has. */
export const networkOf = (ip: string): string =>
  requesterOf({ ip }).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/**
 * Limits how often passwords are tried: for one email from one network address; for one email from all together, so that
 * nobody continues from many addresses; and from one network for all emails, so that nobody tries one password for many
 * people. The last two keep nobody out of their own account: an address from which they signed in, or chose a new
 * password by the mailed link, has only its own limit.
 */
export const signInLimit = (attempts: ReturnType<typeof attemptRepository>, clock: Clock) => {
  const here = (email: string, ip: string) => keyOf('sign-in', email, ip);
  const known = (email: string, ip: string) => keyOf('known', email, ip);
  const network = (ip: string) => keyOf('network', networkOf(ip));
  return {
    /** Counts one more try; false when it must not be made. */
    mayTry: async (email: string, ip: string): Promise<boolean> => {
      const now = clock.now();
      if ((await attempts.count(here(email, ip), now, WINDOW_MS)) > MAX_TRIES) return false;
      if (await attempts.isCounted(known(email, ip), now)) return true;
      if ((await attempts.count(network(ip), now, WINDOW_MS)) > MAX_TRIES_OF_NETWORK) return false;
      return (await attempts.count(keyOf('sign-in', email), now, WINDOW_MS)) <= MAX_TRIES_ANYWHERE;
    },
    /** The account's person proved at this address who they are. */
    proved: async (email: string, ip: string): Promise<void> => {
      await attempts.clear(here(email, ip));
      // The first sign-in of an address was counted before it was known to be right.
      if (!(await attempts.isCounted(known(email, ip), clock.now()))) await attempts.takeBack(network(ip));
      await attempts.count(known(email, ip), clock.now(), KNOWN_MS);
    },
  };
};
