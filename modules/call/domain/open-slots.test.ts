import { describe, expect, it } from 'vitest';
import type { Calendar } from './calendar.ts';
import { openSlots } from './open-slots.ts';
import { wallClock } from './wall-clock.ts';

const at = (iso: string) => new Date(iso);
const NEW_YORK = 'America/New_York';
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  timeZone: NEW_YORK,
  hours: [{ weekday: 1, from: 9 * 60, to: 10 * 60 }],
  exceptions: [],
  ...more,
});
const times = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString().slice(5, 16));

// Monday, November 30, 2026.
const monday = { from: at('2026-11-30T00:00:00Z'), to: at('2026-12-01T06:00:00Z'), booked: [], away: [] };

describe('slots of a calendar', () => {
  it('are those of 20 minutes within the hours, in the clinician’s time zone', () => {
    expect(times(openSlots(calendar(), monday))).toEqual(['11-30T14:00', '11-30T14:20', '11-30T14:40']);
    const denver = calendar({ timeZone: 'America/Denver' });
    expect(times(openSlots(denver, monday))).toEqual(['11-30T16:00', '11-30T16:20', '11-30T16:40']);
  });

  it('end within the hours and begin on the grid', () => {
    const odd = calendar({ hours: [{ weekday: 1, from: 9 * 60 + 10, to: 9 * 60 + 59 }] });
    expect(times(openSlots(odd, monday))).toEqual(['11-30T14:20']);
  });

  it('leave out what is booked and what is too soon', () => {
    const booked = [at('2026-11-30T14:20:00Z')];
    expect(times(openSlots(calendar(), { ...monday, booked }))).toEqual(['11-30T14:00', '11-30T14:40']);
    const late = { ...monday, from: at('2026-11-30T14:01:00Z') };
    expect(times(openSlots(calendar(), late))).toEqual(['11-30T14:20', '11-30T14:40']);
  });

  it('leave out every slot that a leave touches', () => {
    const away = [{ from: at('2026-11-30T14:10:00Z'), to: at('2026-11-30T14:40:00Z') }];
    expect(times(openSlots(calendar(), { ...monday, away }))).toEqual(['11-30T14:40']);
    const before = [{ from: at('2026-11-29T05:00:00Z'), to: at('2026-11-30T14:00:00Z') }];
    expect(openSlots(calendar(), { ...monday, away: before })).toHaveLength(3);
  });

  it('a day off has none, and special hours of a day replace the usual ones', () => {
    const off = calendar({ exceptions: [{ date: '2026-11-30', from: null, to: null }] });
    expect(openSlots(off, monday)).toEqual([]);
    const other = calendar({ exceptions: [{ date: '2026-11-30', from: 18 * 60, to: 18 * 60 + 20 }] });
    expect(times(openSlots(other, monday))).toEqual(['11-30T23:00']);
  });

  it('stay at the same wall time when the clocks change', () => {
    const sundays = calendar({ hours: [{ weekday: 0, from: 9 * 60, to: 9 * 60 + 20 }] });
    const weeks = { from: at('2027-03-01T00:00:00Z'), to: at('2027-03-16T00:00:00Z'), booked: [], away: [] };
    // The clocks go forward on March 14, 2027.
    expect(times(openSlots(sundays, weeks))).toEqual(['03-07T14:00', '03-14T13:00']);
  });

  it('an hour that does not exist offers nothing', () => {
    const night = calendar({ hours: [{ weekday: 0, from: 2 * 60, to: 3 * 60 }] });
    const day = { from: at('2027-03-14T00:00:00Z'), to: at('2027-03-14T12:00:00Z'), booked: [], away: [] };
    expect(openSlots(night, day)).toEqual([]);
  });

  it('an hour that occurs twice offers each of its slots once', () => {
    const night = calendar({ hours: [{ weekday: 0, from: 60, to: 2 * 60 }] });
    // The clocks go back on November 7, 2027.
    const day = { from: at('2027-11-07T00:00:00Z'), to: at('2027-11-07T12:00:00Z'), booked: [], away: [] };
    expect(times(openSlots(night, day))).toEqual([
      '11-07T05:00',
      '11-07T05:20',
      '11-07T05:40',
      '11-07T06:00',
      '11-07T06:20',
      '11-07T06:40',
    ]);
  });
});

it.each([
  ['2026-11-30T05:30:00Z', NEW_YORK, { date: '2026-11-30', weekday: 1, minute: 30 }],
  ['2026-11-30T04:30:00Z', NEW_YORK, { date: '2026-11-29', weekday: 0, minute: 23 * 60 + 30 }],
  ['2026-07-01T16:00:00Z', 'America/Phoenix', { date: '2026-07-01', weekday: 3, minute: 9 * 60 }],
])('%s in %s', (instant, zone, shown) => {
  expect(wallClock(at(instant), zone)).toEqual(shown);
});
