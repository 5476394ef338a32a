import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedUntil, paymentLimits } from './payment-limits.ts';

const now = new Date('2027-03-12T16:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a limit on tries', () => {
  it.each<[string, number[], number | null]>([
    ['is not reached by four in 15 minutes', [1, 2, 3, 4], null],
    ['locks after five until the oldest is 15 minutes ago', [1, 2, 3, 4, 5], 10],
    ['does not count what is older', [1, 2, 3, 4, 16], null],
    [
      'locks for the rest of the day after fifteen',
      [...Array(15).keys()].map((n) => 60 + n * 60),
      24 * 60 - 900,
    ],
  ])('%s', (_, minutes, left) => {
    expect(lockedUntil(minutes.map(ago), paymentLimits.person, now)).toEqual(
      left === null ? null : ago(-left),
    );
  });

  it('property: repeated tries as soon as they are allowed never exceed the limit in a window', () => {
    const limits = paymentLimits.card;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 60 }), (pauses) => {
        const made: Date[] = [];
        let at = now;
        for (const pause of pauses) {
          at = new Date(at.getTime() + pause * 60_000);
          if (lockedUntil(made, limits, at) === null) made.push(at);
        }
        for (const { most, withinMinutes } of limits)
          for (const one of made) {
            const end = one.getTime() + withinMinutes * 60_000;
            expect(made.filter((other) => other >= one && other.getTime() < end).length).toBeLessThanOrEqual(
              most,
            );
          }
      }),
    );
  });

  it('property: at the end of a lock a try is allowed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 }), (minutes) => {
        let at = now;
        const tries = minutes.map(ago);
        for (let guard = 0; guard < 5; guard += 1) {
          const until = lockedUntil(tries, paymentLimits.person, at);
          if (until === null) return;
          expect(until > at).toBe(true);
          at = until;
        }
        expect(lockedUntil(tries, paymentLimits.person, at)).toBeNull();
      }),
    );
  });
});
