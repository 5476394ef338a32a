/** The time zone of people whose own we do not know. */
export const EASTERN_TIME = 'America/New_York';

let zoneOfReader = (): string => EASTERN_TIME;

/** The time zone of whoever reads what is written now; Eastern time where nobody is known. */
export const readerTimeZone = (): string => zoneOfReader();

/**
 * Where the reader's zone comes from: on the server the request or the patient who is written to
 * (server/reader-time-zone.ts), in pages the page's context, so that server and browser write the same.
 */
export const readTimeZoneFrom = (source: () => string): void => {
  zoneOfReader = source;
};
