import { describe, expect, it } from 'vitest';
import { nextMorning, secondsToDeliver } from './quiet-hours.ts';

const EASTERN = 'America/New_York';
const seconds = (at: string, zone = EASTERN) => secondsToDeliver(new Date(at), zone);
const morning = (at: string, zone = EASTERN) => nextMorning(new Date(at), zone).toISOString();

describe('a text in the patient’s time zone', () => {
  it.each([
    ['7:59:59 a.m.', '2027-01-15T12:59:59Z', null],
    ['8 a.m.', '2027-01-15T13:00:00Z', 14_400],
    ['noon', '2027-01-15T17:00:00Z', 14_400],
    ['8 p.m., and the provider has an hour', '2027-01-16T01:00:00Z', 3600],
    ['8:59 p.m., and the provider has a minute', '2027-01-16T01:59:00Z', 60],
    ['8:59:01 p.m.', '2027-01-16T01:59:01Z', null],
    ['9 p.m.', '2027-01-16T02:00:00Z', null],
    ['midnight', '2027-01-16T05:00:00Z', null],
  ])('may be delivered or waits: %s', (_, at, expected) => {
    expect(seconds(at)).toBe(expected);
  });

  it('waits for one patient while it goes out to another', () => {
    const at = '2027-01-15T14:00:00Z';
    expect(seconds(at, 'America/New_York')).toBe(14_400);
    expect(seconds(at, 'America/Los_Angeles')).toBeNull();
    expect(seconds(at, 'Pacific/Honolulu')).toBeNull();
  });

  it.each([
    ['in an ordinary night', '2027-01-16T02:30:00Z', EASTERN, '2027-01-16T13:00:00.000Z'],
    ['after midnight', '2027-01-16T06:30:00Z', EASTERN, '2027-01-16T13:00:00.000Z'],
    ['in the night in which clocks go forward', '2027-03-14T02:30:00Z', EASTERN, '2027-03-14T12:00:00.000Z'],
    ['just before clocks go forward', '2027-03-14T06:59:59Z', EASTERN, '2027-03-14T12:00:00.000Z'],
    ['in the night in which clocks go back', '2027-11-07T02:30:00Z', EASTERN, '2027-11-07T13:00:00.000Z'],
    ['in the hour that comes twice', '2027-11-07T06:30:00Z', EASTERN, '2027-11-07T13:00:00.000Z'],
    ['where clocks never change', '2027-03-14T05:30:00Z', 'America/Phoenix', '2027-03-14T15:00:00.000Z'],
  ])('goes out at 8 a.m.: %s', (_, at, zone, expected) => {
    expect(morning(at, zone)).toBe(expected);
    expect(secondsToDeliver(nextMorning(new Date(at), zone), zone)).toBe(14_400);
  });

  it.each(['America/New_York', 'America/Chicago', 'America/Anchorage', 'Pacific/Honolulu'])(
    'never goes out at night, at any minute of the days on which clocks change: %s',
    (zone) => {
      const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
      for (const day of ['2027-03-13T12:00:00Z', '2027-11-06T12:00:00Z'])
        for (let minute = 0; minute < 2880; minute += 7) {
          const at = new Date(Date.parse(day) + minute * 60_000);
          const sent = secondsToDeliver(at, zone) === null ? nextMorning(at, zone) : at;
          const local = Number(hour.format(sent));
          expect(local).toBeGreaterThanOrEqual(8);
          expect(local).toBeLessThan(21);
          expect(sent.getTime() - at.getTime()).toBeLessThan(12.1 * 3_600_000);
        }
    },
  );
});
