/** The time zone of people whose own is not known. */
export const EASTERN_TIME = 'America/New_York';

type Source = () => string | null | undefined;

let source: Source = () => null;

/** The time zone of the reader of what is written now; Eastern time when the reader is not known. */
export const readerTimeZone = (): string => source() ?? EASTERN_TIME;

/**
 * Where the reader's zone comes from: on the server the request or the recipient (server/reader-time-zone.ts), in pages
 * the page's context, so that server and browser write the same. Returns the previous source.
 */
export const readTimeZoneFrom = (next: Source): Source => {
  const before = source;
  source = next;
  return before;
};
