import type { RequestHandler } from 'express';
import type { Settings } from '#config/settings.ts';
import { rememberViewer, viewerOf } from '../viewer.ts';
import { type Flags, withForced } from './flags.ts';
import { readForced, withForcedBy, writeForced } from './forced-flags.ts';

/** Cookie with the key that a person's flags are evaluated by: his lead id, his user id once he is known. */
export const KEY_COOKIE = 'feature-flag-key';
/** Cookie with the flags forced in this visit; outside production only. */
const STATE_COOKIE = 'flag-state';

const keyPattern = new RegExp(`(?:^|; ?)${KEY_COOKIE}=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)`);
const statePattern = new RegExp(`(?:^|; ?)${STATE_COOKIE}=([^;]{1,4000})(?:;|$)`);

const keyOf = (cookies: string): string | null => keyPattern.exec(cookies)?.[1] ?? null;

const stateOf = (cookies: string): string => {
  try {
    return decodeURIComponent(statePattern.exec(cookies)?.[1] ?? '');
  } catch {
    return '';
  }
};

/**
 * The variant of the pages that somebody with these cookies sees, without waiting; null when it takes a closer look.
 * Asked before anything else, for every request.
 */
export const variantOf =
  (flags: Flags, { isProduction }: Pick<Settings, 'isProduction'>) =>
  (cookies = ''): string | null => {
    if (!isProduction && cookies.includes(STATE_COOKIE)) return null;
    return flags.known(cookies.includes(KEY_COOKIE) ? keyOf(cookies) : null)?.variant ?? null;
  };

/**
 * Evaluates the flags of a request, once; afterwards the viewer has them. Outside production `?flag.<name>=<value>`
 * forces a flag for the visit (specification, section 2); an empty value ends that. Goes behind the viewer.
 */
export const readFlags =
  (flags: Flags, settings: Pick<Settings, 'isProduction'>): RequestHandler =>
  async (request, response, next) => {
    const cookies = request.headers.cookie ?? '';
    const held = await flags.evaluate(keyOf(cookies));
    if (settings.isProduction) {
      rememberViewer(request, { ...viewerOf(request), flags: held });
      return next();
    }

    const before = readForced(stateOf(cookies));
    const [, search = ''] = request.originalUrl.split('?');
    const forced = withForcedBy(search, before);
    const state = writeForced(forced);
    if (state !== writeForced(before))
      response.cookie(STATE_COOKIE, state, {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        maxAge: state ? undefined : 0,
      });
    rememberViewer(request, { ...viewerOf(request), flags: withForced(held, forced) });
    next();
  };
