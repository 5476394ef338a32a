import { describe, expect, it } from 'vitest';
import { keptText, monthText, plotRows, seriesSummary, valueText } from './plot-values.ts';

it.each([
  [3, 'count', '3'],
  [5.5, 'hours', '5.5 h'],
  [5400, 'cents', '$54.00'],
  [null, 'hours', '–'],
])('%s in %s is written as %s', (value, unit, text) => {
  expect(valueText(value, unit)).toBe(text);
});

describe('what a series comes to', () => {
  const series = (values: (number | null)[]) => ({ name: 'Failed', path: '', values });
  it('is the sum of what is counted', () => {
    expect(seriesSummary(series([1, 0, 4]), 'count')).toBe('5');
    expect(seriesSummary(series([100, 250]), 'cents')).toBe('$3.50');
  });
  it('is the latest of waiting times', () => {
    expect(seriesSummary(series([3, 7.5, null]), 'hours')).toBe('7.5 h');
    expect(seriesSummary(series([null]), 'hours')).toBe('–');
  });
});

it('the table has the days on which something happened, the newest first', () => {
  const plot = {
    unit: 'count',
    days: ['2027-03-01', '2027-03-02', '2027-03-03'],
    series: [
      { name: 'Failed', path: '', values: [2, 0, 0] },
      { name: 'Recovered', path: '', values: [0, 0, 1] },
    ],
  };
  expect(plotRows(plot)).toEqual([
    { day: '2027-03-03', values: [0, 1] },
    { day: '2027-03-01', values: [2, 0] },
  ]);
});

it('a cohort is named by its month, with how many stayed', () => {
  expect(monthText('2027-03')).toBe('March 2027');
  expect(keptText(8, 12)).toBe('8 (67%)');
  expect(keptText(0, 12)).toBe('0 (0%)');
  expect(keptText(undefined, 12)).toBe('–');
});
