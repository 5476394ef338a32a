import { expect, it } from 'vitest';
import { lastDays, lastWeeks, monthsBefore } from './periods.ts';

it('days end with today', () => {
  expect(lastDays('2027-03-01', 3)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
});

it.each([
  ['2027-03-01', ['2027-02-22', '2027-03-01']],
  ['2027-03-07', ['2027-02-22', '2027-03-01']],
  ['2027-03-08', ['2027-03-01', '2027-03-08']],
])('weeks begin on Mondays and end with that of %s', (today, weeks) => {
  expect(lastWeeks(today, 2)).toEqual(weeks);
});

it('months end with the one before this one', () => {
  expect(monthsBefore('2027-02-28', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});
