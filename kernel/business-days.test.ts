import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addBusinessHours, BUSINESS_DAY_HOURS, isBusinessDay } from './business-days.ts';
import { easternDate, easternHour } from './eastern-time.ts';
import { federalHolidays, isFederalHoliday } from './federal-holidays.ts';

const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('federalHolidays', () => {
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('%i as published by the Office of Personnel Management', (year, days) => {
    expect(federalHolidays(year).map((date) => date.slice(5))).toEqual(days.split(' '));
  });

  it('observes a New Year on a Saturday in the year before', () => {
    expect(federalHolidays(2028)[0]).toBe('2027-12-31');
    expect(isFederalHoliday('2027-12-31')).toBe(true);
    expect(isFederalHoliday('2028-01-01')).toBe(false);
  });

  it('property: eleven a year, none on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2022, max: 2100 }), (year) => {
        const days = federalHolidays(year);
        expect(new Set(days).size).toBe(11);
        for (const day of days) expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

describe('addBusinessDays', () => {
  it.each([
    // Thanksgiving.
    ['2026-11-25T16:00:00Z', 1, '2026-11-27T16:00:00Z'],
    ['2026-11-24T16:00:00Z', 2, '2026-11-27T16:00:00Z'],
    // Christmas, then the weekend.
    ['2026-12-24T16:00:00Z', 1, '2026-12-28T16:00:00Z'],
    // Late on Friday on the East Coast it is Saturday in UTC.
    ['2027-03-13T02:00:00Z', 1, '2027-03-16T02:00:00Z'],
    ['2027-03-12T16:00:00Z', 0, '2027-03-12T16:00:00Z'],
  ])('%s and %i: %s', (from, days, expected) => {
    expect(addBusinessDays(new Date(from), days)).toEqual(new Date(expected));
  });

  it('property: it is later than a count without holidays, by whole days, and never before', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 60 }), (from, days) => {
        const passed = (addBusinessDays(from, days).getTime() - from.getTime()) / 86_400_000;
        expect(Number.isInteger(passed)).toBe(true);
        expect(passed).toBeGreaterThanOrEqual(days);
        expect(passed).toBeLessThanOrEqual(days * 2 + 6);
      }),
    );
  });
});

describe('addBusinessHours', () => {
  it.each([
    // Tuesday, 10 am Eastern: the next morning.
    ['2026-11-24T15:00:00Z', 9, '2026-11-25T15:00:00Z'],
    // Wednesday before Thanksgiving, after closing: Friday.
    ['2026-11-26T00:00:00Z', 9, '2026-11-27T23:00:00Z'],
    // Sunday night: Monday at noon.
    ['2026-11-23T04:00:00Z', 3, '2026-11-23T17:00:00Z'],
    // The clocks go forward on Sunday, March 14, 2027.
    ['2027-03-12T22:00:00Z', 2, '2027-03-15T14:00:00Z'],
  ])('%s and %i hours: %s', (from, hours, expected) => {
    expect(addBusinessHours(new Date(from), hours)).toEqual(new Date(expected));
  });

  it('property: it ends on a business day during support hours, and hours add up', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (from, a, b) => {
          const end = addBusinessHours(from, a);
          const day = easternDate(end);
          expect(isBusinessDay(day)).toBe(true);
          expect(end > easternHour(day, 9)).toBe(true);
          expect(end <= easternHour(day, 9 + BUSINESS_DAY_HOURS)).toBe(true);
          expect(addBusinessHours(end, b)).toEqual(addBusinessHours(from, a + b));
        },
      ),
    );
  });
});
