import { EASTERN_TIME } from './reader-time-zone.ts';

/** The time zones of the United States that we offer, with their names. */
export const timeZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

const statesIn: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/** Zones that browsers report and that have the same time as one that we offer. */
const sameTime: readonly (readonly [RegExp, string])[] = [
  [/^America\/Indiana\/(Knox|Tell_City)$/, 'America/Chicago'],
  [/^America\/(Menominee|North_Dakota\/.+)$/, 'America/Chicago'],
  [/^America\/(Detroit|Indianapolis|Louisville|Indiana\/.+|Kentucky\/.+)$/, EASTERN_TIME],
  [/^America\/Boise$/, 'America/Denver'],
  [/^America\/(Juneau|Sitka|Metlakatla|Yakutat|Nome)$/, 'America/Anchorage'],
  [/^US\/Eastern$/, EASTERN_TIME],
  [/^US\/Central$/, 'America/Chicago'],
  [/^US\/Mountain$/, 'America/Denver'],
  [/^US\/Pacific$/, 'America/Los_Angeles'],
];

/** True for a zone that we offer. */
export const isTimeZone = (text: string): boolean => Object.hasOwn(timeZones, text);

/** The time zone of most people in a state; Eastern for an unknown state. */
export const timeZoneOfState = (state: string): string =>
  Object.keys(statesIn).find((zone) => statesIn[zone]?.includes(state)) ?? EASTERN_TIME;

/**
 * The time zone in which a person reads dates: their choice, or that of most people in their state. Eastern while
 * neither is known.
 */
export const timeZoneOf = (person: {
  readonly timeZone: string | null;
  readonly address: { readonly state: string } | null;
}): string => person.timeZone ?? timeZoneOfState(person.address?.state ?? '');

/** The offered zone for a zone that a browser reports; null outside of the United States. */
export const timeZoneOfBrowser = (reported: string): string | null =>
  isTimeZone(reported) ? reported : (sameTime.find(([pattern]) => pattern.test(reported))?.[1] ?? null);
