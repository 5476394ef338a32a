import type { Settings } from '#config/settings.ts';

/**
 * `__Host-` in production on https: browsers then store the cookie only from its own host, over https, for all paths, so
 * that no other host of the same domain can plant one. Empty elsewhere: a rehearsal on http could not store it.
 */
export const cookiePrefix = ({ APP_ENV, origins }: Pick<Settings, 'APP_ENV' | 'origins'>): string =>
  APP_ENV === 'production' && Object.values(origins).every((origin) => origin.startsWith('https:'))
    ? '__Host-'
    : '';
