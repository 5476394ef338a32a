import { afterEach, describe, expect, it } from 'vitest';
import { ageInYears } from './age-in-years.ts';
import { formatDate } from './dates.ts';
import { localDate } from './local-date.ts';
import { formatMoment, formatTime, instantOnDay } from './moments.ts';
import { EASTERN_TIME, readTimeZoneFrom } from './reader-time-zone.ts';
import { timeZones } from './time-zones.ts';

const readIn = (timeZone: string): void => void readTimeZoneFrom(() => timeZone);
afterEach(() => readIn(EASTERN_TIME));

/** Nine in the evening in Texas; in UTC it is the next day and month. */
const evening = new Date('2027-02-01T03:00:00Z');

describe('dates are those of the reader', () => {
  it.each([
    ['America/Chicago', 'January 31, 2027', '9:00 PM CST'],
    ['America/New_York', 'January 31, 2027', '10:00 PM EST'],
    ['Pacific/Honolulu', 'January 31, 2027', '5:00 PM HST'],
  ])('in %s', (zone, day, time) => {
    readIn(zone);
    expect(formatDate(evening)).toBe(day);
    expect(formatDate(evening.toISOString())).toBe(day);
    expect(formatTime(evening)).toBe(time);
    expect(formatMoment(evening.toISOString())).toBe(`${day}, ${time}`);
    expect(localDate(evening)).toBe('2027-01-31');
  });

  it('a calendar date is the same day everywhere', () => {
    for (const zone of Object.keys(timeZones)) {
      readIn(zone);
      expect(formatDate('2027-02-01')).toBe('February 1, 2027');
    }
  });

  it('a day that the reader picks is that day for them, at any time of day', () => {
    for (const zone of Object.keys(timeZones)) {
      readIn(zone);
      for (let hour = 0; hour < 24; hour += 1) {
        const time = new Date(Date.UTC(2026, 10, 20, hour, 30));
        const picked = instantOnDay('2027-04-05', time);
        expect(localDate(picked)).toBe('2027-04-05');
        expect(picked.toISOString().slice(11)).toBe(time.toISOString().slice(11));
        // A day of 23 hours, because the clocks go forward.
        expect(localDate(instantOnDay('2027-03-14', time))).toBe('2027-03-14');
      }
    }
  });
});

it('an 18th birthday begins at midnight in the person’s time zone, not in UTC', () => {
  const at = (instant: string, zone: string) => ageInYears('2009-03-12', new Date(instant), zone);
  expect(at('2027-03-12T03:00:00Z', 'America/Chicago')).toBe(17);
  expect(at('2027-03-12T06:00:00Z', 'America/Chicago')).toBe(18);
  expect(at('2027-03-12T06:00:00Z', 'Pacific/Honolulu')).toBe(17);
  expect(at('2027-03-12T10:00:00Z', 'Pacific/Honolulu')).toBe(18);
});
