import type { CalendarDate } from '#kernel/dates.ts';

/** Wall-clock time in a time zone. */
export interface WallClock {
  readonly date: CalendarDate;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes after midnight. */
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

export const wallClock = (instant: Date, timeZone: string): WallClock => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
};

/** Browsers and Node differ in the space before AM and PM; both must print the same. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');

/** “Thursday, March 12”. */
export const sayDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    instant,
  );

/** “3:20 PM EDT”: with the zone, because one time occurs twice when the clocks go back. */
export const sayTime = (instant: Date, timeZone: string): string =>
  plainSpaces(
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(instant),
  );

/** “Thursday, March 12, 3:20 PM EDT”. */
export const sayInstant = (instant: Date, timeZone: string): string =>
  `${sayDay(instant, timeZone)}, ${sayTime(instant, timeZone)}`;
