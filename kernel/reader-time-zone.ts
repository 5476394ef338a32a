/** The time zone of people whose own we do not know. */
export const EASTERN_TIME = 'America/New_York';

type Source = () => string | null | undefined;

let source: Source = () => null;

/** The time zone of whoever reads what is written now; Eastern time where nobody is known. */
export const readerTimeZone = (): string => source() ?? EASTERN_TIME;

/**
 * Where the reader's zone comes from: on the server the request or the patient who is written to
 * (server/reader-time-zone.ts), in pages the page's context, so that server and browser write the same. Returns the source
 * before.
 */
export const readTimeZoneFrom = (next: Source): Source => {
  const before = source;
  source = next;
  return before;
};
