import { expect, it } from 'vitest';
import { isReported, retryAt, type TroubleKind } from './trouble.ts';

const at = new Date('2026-11-20T12:00:00Z');
const minutesUntil = (kind: TroubleKind, failures: number): number =>
  (retryAt(kind, failures, at).getTime() - at.getTime()) / 60_000;

it('pauses grow between tries, and end nowhere', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 99].map((failures) => minutesUntil('order', failures))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
  expect([1, 4, 5, 99].map((failures) => minutesUntil('outage', failures))).toEqual([1, 8, 10, 10]);
});

it('operators are told of an order after half an hour, and of an outage after an hour', () => {
  const waited = (kind: TroubleKind): number => {
    let minutes = 0;
    for (let failures = 1; !isReported(kind, failures); failures += 1)
      minutes += minutesUntil(kind, failures);
    return minutes;
  };
  expect(waited('order')).toBe(31);
  expect(waited('outage')).toBe(55);
});
