import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import {
  announceableDay,
  type ChargeAgreement,
  calendarDaysBetween,
  coversInvoice,
  coversRefill,
  isOverdue,
} from './charge-agreement.ts';

const at = (day: string, time = '16:00') => new Date(`${day}T${time}:00Z`);
const announced: ChargeAgreement = {
  basis: 'announced',
  amount: 5400,
  credit: 0,
  chargeOn: at('2027-06-10'),
  at: at('2027-06-03', '23:30'),
  validUntil: null,
};
const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });

describe('an announcement covers a refill', () => {
  it.each<[string, Partial<ChargeAgreement>, number, string, boolean]>([
    ['of the same amount and day, sent seven days before', {}, 5400, '2027-06-10', true],
    ['not of a higher amount', {}, 5500, '2027-06-10', false],
    ['not of a lower amount', {}, 5300, '2027-06-10', false],
    ['not of another day', {}, 5400, '2027-06-11', false],
    ['not when it was sent six days before', { at: at('2027-06-04', '00:01') }, 5400, '2027-06-10', false],
    [
      'when the patient said yes the same day',
      { basis: 'agreed', at: at('2027-06-10') },
      5400,
      '2027-06-10',
      true,
    ],
  ])('%s', (_, changes, amount, dueOn, expected) => {
    expect(coversRefill({ ...announced, ...changes }, { amount, dueOn: at(dueOn) })).toBe(expected);
  });
});

describe('an agreement covers an invoice', () => {
  it.each<[string, Partial<ChargeAgreement>, number, string, boolean]>([
    ['from its day on', {}, 5400, '2027-06-10', true],
    ['and for retries after it', {}, 5400, '2027-06-24', true],
    ['not before its day', {}, 5400, '2027-06-09', false],
    ['not of another amount', {}, 5401, '2027-06-10', false],
    ['not after it has ended', { validUntil: at('2027-06-11') }, 5400, '2027-06-11', false],
  ])('%s', (_, changes, amount, now, expected) => {
    expect(coversInvoice({ ...announced, ...changes }, { amount, now: at(now) })).toBe(expected);
  });
});

it('property: an announced day is at least seven days away and never before the planned one', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -400, max: 400 }), (now, days) => {
      const planned = addDays(now, days);
      const day = announceableDay(planned, now);
      expect(calendarDaysBetween(now, day)).toBeGreaterThanOrEqual(7);
      expect(day >= planned).toBe(true);
      const sent: ChargeAgreement = { ...announced, at: now, chargeOn: day };
      expect(coversRefill(sent, { amount: 5400, dueOn: day })).toBe(true);
    }),
  );
  expect(announceableDay(null, at('2027-06-03'))).toEqual(at('2027-06-10'));
});

it('a charge is overdue after a week', () => {
  expect([7, 8].map((days) => isOverdue(at('2027-06-10'), addDays(at('2027-06-10'), days)))).toEqual([
    false,
    true,
  ]);
});
