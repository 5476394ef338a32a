import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import {
  chargeAfterStop,
  earliestAllowableNextBillingDate,
  firstCycleDays,
  MAX_RESCHEDULE_DAYS,
  nextBillingDate,
  reschedule,
  rescheduleBounds,
} from './billing-dates.ts';

const at = (day: string) => new Date(`${day}T16:00:00Z`);
const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
const cycle = fc.integer({ min: 1, max: 400 });

describe('nextBillingDate', () => {
  it.each([
    [90, true, '2027-05-26'],
    [90, false, '2027-06-10'],
    [180, true, '2027-08-24'],
    [360, false, '2028-03-06'],
    [30, true, '2027-04-04'],
  ])('%i days, first %s: %s', (days, first, expected) => {
    expect(nextBillingDate(at('2027-03-12'), days, first)).toEqual(at(expected));
  });

  it.each([
    [30, 23],
    [60, 45],
    [90, 75],
    [180, 165],
    [360, 345],
  ])('the first cycle of %i is %i', (days, first) => {
    expect(firstCycleDays(days)).toBe(first);
  });

  it('a one-time purchase has no next charge', () => {
    expect(() => nextBillingDate(at('2027-03-12'), 0, true)).toThrow(RangeError);
  });

  it('property: the dates of a subscription strictly increase', () => {
    fc.assert(
      fc.property(instant, cycle, (start, days) => {
        let last = start;
        for (let n = 0; n < 12; n++) {
          const next = nextBillingDate(last, days, n === 0);
          expect(next.getTime()).toBeGreaterThan(last.getTime());
          last = next;
        }
      }),
    );
  });

  it('property: daylight saving and leap days have no effect: whole UTC days, same time of day', () => {
    fc.assert(
      fc.property(instant, cycle, fc.boolean(), (last, days, first) => {
        const next = nextBillingDate(last, days, first);
        expect(next.getTime() - last.getTime()).toBe((first ? firstCycleDays(days) : days) * DAY_MS);
        expect(next.toISOString().slice(11)).toBe(last.toISOString().slice(11));
      }),
    );
  });

  it('property: a refill is never before three quarters of the supply are used, nor with more than 21 days left', () => {
    fc.assert(
      fc.property(instant, cycle, (fill, days) => {
        const earliest = earliestAllowableNextBillingDate(fill, days);
        expect(nextBillingDate(fill, days, true) >= earliest).toBe(true);
        expect(earliest.getTime() - fill.getTime()).toBeGreaterThanOrEqual(0.75 * days * DAY_MS);
        expect(earliest >= addDays(fill, days - 21)).toBe(true);
      }),
    );
  });
});

describe('the charge after a parcel that was stopped', () => {
  const now = at('2027-03-12');

  it.each<[string, string, string | null, string]>([
    ['comes after the announcement', '2027-06-10', null, '2027-03-19'],
    ['comes after the announcement when the supply is low', '2027-06-10', '2027-03-15', '2027-03-19'],
    ['waits for what is on hand', '2027-06-10', '2027-04-20', '2027-04-20'],
    ['is never later than planned', '2027-04-01', '2027-04-20', '2027-04-01'],
    ['that is planned sooner stays', '2027-03-14', null, '2027-03-14'],
  ])('%s', (_, planned, notBefore, next) => {
    expect(chargeAfterStop(at(planned), now, notBefore === null ? null : at(notBefore))).toEqual(at(next));
  });

  it('may be moved to any later day', () => {
    const planned = at('2027-03-19');
    expect(earliestAllowableNextBillingDate(now, 90, planned)).toEqual(planned);
    expect(rescheduleBounds(now, 90, at('2027-03-13'), planned).earliest).toEqual(planned);
    expect(rescheduleBounds(now, 90, at('2027-03-13'), at('2027-06-10')).earliest).toEqual(at('2027-05-20'));
  });
});

describe('reschedule', () => {
  const bounds = rescheduleBounds(at('2027-03-12'), 90, at('2027-04-01'));

  it('allows from 21 days of supply left to 180 days ahead', () => {
    expect(bounds).toEqual({ earliest: at('2027-05-20'), latest: at('2027-09-28') });
    expect(rescheduleBounds(at('2027-03-12'), 90, at('2027-08-01')).earliest).toEqual(at('2027-08-01'));
    expect(rescheduleBounds(at('2027-03-12'), 360, at('2027-03-13'))).toEqual({
      earliest: at('2028-02-14'),
      latest: at('2028-02-14'),
    });
  });

  it.each([
    // Days are those of the reader: here Eastern time, four hours behind.
    ['2027-05-20T04:00:00Z', at('2027-05-20')],
    ['2027-06-01T00:00:00Z', new Date('2027-06-01T00:00:00Z')],
    ['2027-09-29T03:59:00Z', new Date('2027-09-29T03:59:00Z')],
  ])('%s is accepted', (requested, expected) => {
    expect(reschedule(new Date(requested), bounds)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [
      '2027-05-20T03:59:00Z',
      'Choose May 20, 2027 or later. Your last supply will not be used up before then.',
    ],
    [
      '2027-09-29T04:00:00Z',
      'Choose September 28, 2027 or earlier, or cancel and come back whenever you like.',
    ],
    ['soon', 'Choose a date.'],
  ])('%s is refused by name', (requested, message) => {
    const result = reschedule(new Date(requested), bounds);
    expect(!result.ok && result.failure.fields).toEqual([{ field: 'nextBillingDate', message }]);
  });

  it('property: an accepted date is never before the earliest, and at most a day past the latest', () => {
    fc.assert(
      fc.property(instant, cycle, instant, fc.integer({ min: -400, max: 400 }), (fill, days, now, ahead) => {
        const allowed = rescheduleBounds(fill, days, now);
        const result = reschedule(addDays(now, ahead), allowed);
        if (!result.ok) return;
        expect(result.value >= allowed.earliest).toBe(true);
        expect(result.value >= now).toBe(true);
        expect(result.value < addDays(allowed.latest, 1)).toBe(true);
      }),
    );
    expect(MAX_RESCHEDULE_DAYS).toBe(180);
  });
});
