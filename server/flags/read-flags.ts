import type { RequestHandler, Response } from 'express';
import type { Settings } from '#config/settings.ts';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { rememberViewer, viewerOf } from '../viewer.ts';
import { type Flags, withForced } from './flags.ts';
import { readForced, withForcedBy, writeForced } from './forced-flags.ts';

/** Cookie with the key that a person's flags are evaluated by: his lead id, his user id once he is known. */
const KEY_COOKIE = 'feature-flag-key';
/** Cookie with the flags forced in this visit; outside production only. */
const STATE_COOKIE = 'flag-state';

const keyPattern = new RegExp(`(?:^|; ?)${KEY_COOKIE}=(${UUID_SHAPE})(?:;|$)`);
const statePattern = new RegExp(`(?:^|; ?)${STATE_COOKIE}=([^;]{1,4000})(?:;|$)`);

/** The person's flags from now on are those of this key, for so many milliseconds. */
export const keepFlagKey = (response: Response, key: string, maxAge: number): void => {
  response.cookie(KEY_COOKIE, key, { path: '/', sameSite: 'lax', httpOnly: true, maxAge });
};

/** From now on he is a stranger to the flags. */
export const forgetFlagKey = (response: Response): void => {
  response.clearCookie(KEY_COOKIE, { path: '/', sameSite: 'lax', httpOnly: true });
};

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
 * forces a flag for the visit (S2.9); an empty value ends that. An operator in a patient's place
 * sees what the patient sees. Goes behind the viewer.
 */
export const readFlags =
  (flags: Flags, settings: Pick<Settings, 'isProduction'>): RequestHandler =>
  async (request, response, next) => {
    const cookies = request.headers.cookie ?? '';
    const { user } = viewerOf(request);
    const held = await flags.evaluate(user?.impersonatorId ? user.id : keyOf(cookies));
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
