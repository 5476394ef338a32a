import { AsyncLocalStorage } from 'node:async_hooks';
import { EASTERN_TIME, readTimeZoneFrom } from '#kernel/reader-time-zone.ts';

const zones = new AsyncLocalStorage<string>();

readTimeZoneFrom(() => zones.getStore());

/**
 * Does work whose dates are read in a time zone, whatever it waits for; null for Eastern time. A request runs in that of
 * its viewer, a notice to a patient in the patient's (docs/decisions/dates.md).
 */
export const inTimeZone = <T>(timeZone: string | null, work: () => T): T =>
  zones.run(timeZone ?? EASTERN_TIME, work);
