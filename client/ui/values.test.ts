import { describe, expect, it } from 'vitest';
import { toggleChoice } from './choice.ts';
import { fromDateParts, toDateParts } from './date-parts.ts';
import { formatPhone } from './phone-field.tsx';

describe('toggleChoice', () => {
  const options = [
    { value: 'heart', label: '' },
    { value: 'pressure', label: '' },
    { value: 'none', label: '', exclusive: true },
  ];
  it.each([
    [[], 'pressure', ['pressure']],
    [['pressure'], 'heart', ['heart', 'pressure']],
    [['heart', 'pressure'], 'heart', ['pressure']],
    [['heart', 'pressure'], 'none', ['none']],
    [['none'], 'heart', ['heart']],
    [['none'], 'none', []],
    [['heart'], 'unknown', ['heart']],
  ])('%j and %s', (selected, value, expected) => {
    expect(toggleChoice(options, selected, value)).toEqual(expected);
  });
});

describe('dates by part', () => {
  it.each([
    ['1990-03-12', { month: '3', day: '12', year: '1990' }],
    ['', { month: '', day: '', year: '' }],
    [undefined, { month: '', day: '', year: '' }],
    ['12/03/1990', { month: '', day: '', year: '' }],
  ])('%s', (value, parts) => {
    expect(toDateParts(value)).toEqual(parts);
  });
  it.each([
    [{ month: '3', day: '9', year: '1990' }, '1990-03-09'],
    [{ month: '02', day: '30', year: '1990' }, '1990-02-30'],
    [{ month: '3', day: '', year: '1990' }, ''],
    [{ month: '3', day: '9', year: '90' }, ''],
  ])('%j becomes %s', (parts, value) => {
    expect(fromDateParts(parts)).toBe(value);
  });
});

it.each([
  ['5035550142', '(503) 555-0142'],
  ['+1 503 555 0142', '(503) 555-0142'],
  ['1-503-555-0142', '(503) 555-0142'],
  ['503555', '503555'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('phone %s becomes %s', (typed, tidy) => {
  expect(formatPhone(typed)).toBe(tidy);
});
