import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSprayBottles, maxSsriDays, maxTablets, proposedTablets } from './quantities.ts';

/** The tablets of one shipment of sildenafil that the catalog lists. */
const counts = [12, 24, 36, 48, 60, 72, 84, 96];
const quarter = { months: 3, daysOfSupply: 90, counts };

describe('the maximum number of tablets', () => {
  it.each([
    [90, 24, 90],
    [30, 24, 30],
    [90, 48, 45],
    [30, 48, 15],
    [30, 72, 10],
    [90, 72, 30],
  ] as const)('in %i days every %i hours are %i', (days, hours, expected) => {
    expect(maxTablets(days, hours)).toBe(expected);
  });
});

describe('the proposed number of tablets', () => {
  it.each([
    ['1_4', 12],
    ['5_8', 24],
    ['9_12', 36],
    ['13_16', 48],
  ])('for %s a month are %i in three months', (sexFrequency, tablets) => {
    expect(proposedTablets({ ...quarter, sexFrequency })).toEqual({ kind: 'tablets', tablets });
  });

  it('are rounded down to a count of the catalog, and to the maximum that may be taken', () => {
    expect(proposedTablets({ ...quarter, sexFrequency: '13_16', everyHours: 48 })).toEqual({
      kind: 'tablets',
      tablets: 36,
    });
    expect(proposedTablets({ ...quarter, sexFrequency: '5_8', counts: [12, 20] })).toEqual({
      kind: 'tablets',
      tablets: 20,
    });
    expect(proposedTablets({ ...quarter, sexFrequency: '1_4', counts: [24] })).toEqual({ kind: 'none' });
  });

  it('are none when daily use is more suitable, or the question has no answer', () => {
    expect(proposedTablets({ ...quarter, sexFrequency: 'over_16' })).toEqual({ kind: 'ask_about_daily' });
    expect(proposedTablets({ ...quarter, sexFrequency: '' })).toEqual({ kind: 'not_answered' });
  });

  it('are never more than the days of supply: 96 tablets are not proposed for 90 days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1_4', '5_8', '9_12', '13_16', 'over_16'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 365 }),
        fc.constantFrom<24 | 48 | 72>(24, 48, 72),
        (sexFrequency, months, daysOfSupply, everyHours) => {
          const found = proposedTablets({ sexFrequency, months, daysOfSupply, everyHours, counts });
          if (found.kind !== 'tablets') return;
          expect(found.tablets * everyHours).toBeLessThanOrEqual(daysOfSupply * 24);
          expect(counts).toContain(found.tablets);
        },
      ),
    );
    expect(maxTablets(90)).toBeLessThan(96);
  });
});

describe('other limits', () => {
  it('one a day of a daily drug; 30 days of an antidepressant until the check-in at 4 weeks', () => {
    expect(maxTablets(90)).toBe(90);
    expect([maxSsriDays(false), maxSsriDays(true)]).toEqual([30, 90]);
  });

  it('one bottle of spray in 30 days', () => {
    expect([1, 30, 59, 60, 90].map(maxSprayBottles)).toEqual([1, 1, 1, 2, 3]);
  });
});
