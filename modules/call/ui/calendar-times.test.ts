import { expect, it } from 'vitest';
import { timeOptions, timeText } from './calendar-times.ts';

it.each([
  [0, '12:00 AM'],
  [560, '9:20 AM'],
  [720, '12:00 PM'],
  [1_020, '5:00 PM'],
  [1_440, 'midnight'],
])('%i minutes after midnight are %s', (minute, text) => {
  expect(timeText(minute)).toBe(text);
});

it('offers every time of the grid, midnight at both ends', () => {
  expect(timeOptions).toHaveLength(73);
  expect(timeOptions.at(-1)).toEqual({ value: '1440', label: 'midnight' });
});
