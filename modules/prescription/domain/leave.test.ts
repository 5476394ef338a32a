import { describe, expect, it } from 'vitest';
import { leaveProblem, overlap, spanOfLeave } from './leave.ts';

const days = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });
const TODAY = '2027-03-08';

describe('the time of a leave', () => {
  const span = (firstDay: string, lastDay: string, timeZone: string) => {
    const { startsAt, endsAt } = spanOfLeave(days(firstDay, lastDay), timeZone);
    return [startsAt.toISOString(), endsAt.toISOString()];
  };

  it.each([
    ['a week', '2027-02-01', '2027-02-05', 'America/New_York', '2027-02-01T05:00', '2027-02-06T05:00'],
    ['one day', '2027-02-01', '2027-02-01', 'America/Los_Angeles', '2027-02-01T08:00', '2027-02-02T08:00'],
    ['over new year', '2026-12-31', '2027-01-01', 'Pacific/Honolulu', '2026-12-31T10:00', '2027-01-02T10:00'],
    [
      'until February 29',
      '2028-02-28',
      '2028-02-29',
      'America/Denver',
      '2028-02-28T07:00',
      '2028-03-01T07:00',
    ],
  ])('of %s is that of its days in the time zone', (_, first, last, zone, from, to) => {
    expect(span(first, last, zone)).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]);
  });

  it('begins and ends at midnight also when the clocks change in between', () => {
    // They go forward on March 14, 2027, and back on November 7, 2027.
    expect(span('2027-03-14', '2027-03-14', 'America/New_York')).toEqual([
      '2027-03-14T05:00:00.000Z',
      '2027-03-15T04:00:00.000Z',
    ]);
    expect(span('2027-11-06', '2027-11-07', 'America/Chicago')).toEqual([
      '2027-11-06T05:00:00.000Z',
      '2027-11-08T06:00:00.000Z',
    ]);
    // Arizona does not change them.
    expect(span('2027-03-14', '2027-03-14', 'America/Phoenix')).toEqual([
      '2027-03-14T07:00:00.000Z',
      '2027-03-15T07:00:00.000Z',
    ]);
  });
});

describe('two leaves', () => {
  const known = days('2027-04-05', '2027-04-09');
  it.each([
    ['the same days', '2027-04-05', '2027-04-09', true],
    ['the last day of the other', '2027-04-09', '2027-04-12', true],
    ['the first day of the other', '2027-04-01', '2027-04-05', true],
    ['a day in the middle', '2027-04-07', '2027-04-07', true],
    ['all days of the other and more', '2027-04-01', '2027-04-30', true],
    ['the day after', '2027-04-10', '2027-04-12', false],
    ['the day before', '2027-04-01', '2027-04-04', false],
  ])('one with %s', (_, first, last, expected) => {
    expect(overlap(known, days(first, last))).toBe(expected);
    expect(overlap(days(first, last), known)).toBe(expected);
  });
});

describe('a leave that is entered', () => {
  const problem = (firstDay: string, lastDay: string, others = [days('2027-04-05', '2027-04-09')]) =>
    leaveProblem(days(firstDay, lastDay), TODAY, others);

  it.each([
    ['today only', TODAY, TODAY],
    ['since yesterday', '2027-03-07', '2027-03-09'],
    ['beside another one', '2027-04-10', '2027-04-11'],
    ['366 days', '2027-05-01', '2028-04-30'],
    ['in almost two years', '2029-03-01', '2029-03-02'],
  ])('%s is right', (_, first, last) => {
    expect(problem(first, last)).toBeNull();
  });

  it.each([
    ['that ends before it begins', '2027-03-10', '2027-03-09', 'lastDay', /before the first/],
    ['that is over', '2027-03-01', '2027-03-07', 'lastDay', /is over/],
    ['of 367 days', '2027-05-01', '2028-05-01', 'lastDay', /at most 366 days/],
    ['in the year 9999', '9999-12-30', '9999-12-31', 'firstDay', /two years/],
    ['without an end', '2027-05-01', '9999-12-31', 'lastDay', /at most 366 days/],
    ['from the year 0', '0000-01-01', '2027-03-09', 'lastDay', /at most 366 days/],
    [
      'on a day of another one',
      '2027-04-09',
      '2027-04-10',
      'firstDay',
      /from April 5, 2027 to April 9, 2027/,
    ],
  ])('one %s is refused', (_, first, last, field, message) => {
    expect(problem(first, last)).toEqual({ field, message: expect.stringMatching(message) });
  });
});
