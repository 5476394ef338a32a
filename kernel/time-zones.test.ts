import { expect, it } from 'vitest';
import { isTimeZone, timeZoneOf, timeZoneOfBrowser, timeZoneOfState, timeZones } from './time-zones.ts';
import { usStates } from './us-states.ts';

it('every state has a zone that is offered', () => {
  for (const [code] of usStates) expect(isTimeZone(timeZoneOfState(code))).toBe(true);
});

it.each([
  [{ timeZone: null, address: null }, 'America/New_York'],
  [{ timeZone: null, address: { state: 'HI' } }, 'Pacific/Honolulu'],
  [{ timeZone: null, address: { state: 'TX' } }, 'America/Chicago'],
  [{ timeZone: 'America/Denver', address: { state: 'TX' } }, 'America/Denver'],
])('a patient %j reads dates in %s', (patient, zone) => {
  expect(timeZoneOf(patient)).toBe(zone);
});

it.each([
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['America/Detroit', 'America/New_York'],
  ['America/Indiana/Indianapolis', 'America/New_York'],
  ['America/Indiana/Knox', 'America/Chicago'],
  ['America/Boise', 'America/Denver'],
  ['Europe/Berlin', null],
  ['constructor', null],
  ['', null],
])('what a browser reports as "%s" is %s', (reported, zone) => {
  expect(timeZoneOfBrowser(reported)).toBe(zone);
});

it('a zone that represents others has the same time as they have all year', () => {
  const at = (zone: string, month: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: 'numeric' }).format(
      new Date(Date.UTC(2026, month, 15, 12)),
    );
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const ours = timeZoneOfBrowser(zone);
    if (ours === null) continue;
    for (const month of [0, 3, 6, 10]) expect([zone, at(zone, month)]).toEqual([zone, at(ours, month)]);
  }
  expect(Object.keys(timeZones)).toHaveLength(7);
});
