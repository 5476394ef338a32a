import { type KeyObject, X509Certificate } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';

const DAY_MS = 86_400_000;
/** SNS has one certificate a region and replaces it about once a year. */
const MOST_KEPT = 8;
/** Anyone who knows a topic's name can make us ask for certificates that do not exist, but not for many at once. */
const MOST_AT_ONCE = 4;

/** `none`: there is no valid certificate at the address. `unavailable`: nobody knows now. */
type Found = KeyObject | 'none' | 'unavailable';

const keyIn = (pem: string, now: Date): Found => {
  try {
    const { publicKey, validFromDate, validToDate } = new X509Certificate(pem);
    const isValid = validFromDate <= now && now <= validToDate;
    return isValid && publicKey.asymmetricKeyType === 'rsa' ? publicKey : 'none';
  } catch {
    return 'none';
  }
};

const fetchKey = async (address: string, now: Date, timeoutMs: number): Promise<Found> => {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.ok) return keyIn(text, now);
    return [403, 404].includes(response.status) ? 'none' : 'unavailable';
  } catch {
    return 'unavailable';
  }
};

/** The public keys with which Amazon SNS signs, by the address of their certificates. Each is kept for a day. */
export const createSigningKeys = ({
  clock,
  timeoutMs,
}: {
  readonly clock: Clock;
  readonly timeoutMs: number;
}) => {
  const kept = new Map<string, { readonly key: KeyObject; readonly until: number }>();
  const asked = new Map<string, Promise<Found>>();

  const ask = async (address: string): Promise<Found> => {
    const found = await fetchKey(address, clock.now(), timeoutMs);
    asked.delete(address);
    if (typeof found === 'string') return found;
    kept.delete(address);
    for (const oldest of kept.keys()) if (kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(address, { key: found, until: clock.now().getTime() + DAY_MS });
    return found;
  };

  return {
    /** The caller has checked the address. */
    at: (address: string): Promise<Found> => {
      const known = kept.get(address);
      if (known && clock.now().getTime() < known.until) return Promise.resolve(known.key);
      const waiting = asked.get(address);
      if (waiting) return waiting;
      if (asked.size >= MOST_AT_ONCE) return Promise.resolve('unavailable');
      const asking = ask(address);
      asked.set(address, asking);
      return asking;
    },
  };
};
