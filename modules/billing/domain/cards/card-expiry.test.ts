import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { cardExpiresAt, cardMonth, dueCardNotice, expiryOf } from './card-expiry.ts';

const card = { expMonth: 12, expYear: 2026 };

it.each([
  ['2026-11-30T00:00:00Z', 'later', null],
  ['2026-12-02T00:00:01Z', 'soon', 30],
  ['2026-12-24T00:00:00Z', 'soon', 30],
  ['2026-12-25T00:00:01Z', 'soon', 7],
  ['2026-12-31T23:59:59Z', 'soon', 7],
  ['2027-01-01T00:00:00Z', 'expired', null],
])('at %s a card of December 2026 expires %s, and the notice of %s days is due', (now, expiry, days) => {
  expect(expiryOf(card, new Date(now))).toBe(expiry);
  expect(dueCardNotice(card, new Date(now))?.days ?? null).toBe(days);
});

it('says the last month in which a card is valid', () => {
  expect(cardMonth(card)).toBe('December 2026');
  expect(cardExpiresAt(card).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

it('a notice is due on each of the last 30 days and on no other, and has one of two keys', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2025, max: 2060 }),
      (expMonth, expYear) => {
        const one = { expMonth, expYear };
        const end = cardExpiresAt(one);
        const keys = new Set<string>();
        for (let day = -5; day < 60; day += 1) {
          const due = dueCardNotice(one, addDays(end, -day));
          expect(due !== null).toBe(day > 0 && day < 30);
          if (due) keys.add(due.key);
        }
        expect(keys.size).toBe(2);
      },
    ),
  );
});
