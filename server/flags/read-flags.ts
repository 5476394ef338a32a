import type { RequestHandler, Response } from 'express';
import type { Settings } from '#config/settings.ts';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { rememberViewer, viewerOf } from '../viewer.ts';
import { type Flags, withForced } from './flags.ts';
import { readForcedFlags, withFlagsForcedBy, writeForcedFlags } from './forced-flags.ts';

/** Cookie with the key for evaluating a person's flags: the lead id, or the user id once it is known. */
const KEY_COOKIE = 'feature-flag-key';
/** Cookie with the flags forced in this visit; set outside production only. */
const STATE_COOKIE = 'flag-state';

const keyPattern = new RegExp(`(?:^|; ?)${KEY_COOKIE}=(${UUID_SHAPE})(?:;|$)`);
const statePattern = new RegExp(`(?:^|; ?)${STATE_COOKIE}=([^;]{1,4000})(?:;|$)`);

/** Evaluates the person's flags by this key from now on, for that many milliseconds. */
export const storeFlagKey = (response: Response, key: string, maxAge: number): void => {
  response.cookie(KEY_COOKIE, key, { path: '/', sameSite: 'lax', httpOnly: true, maxAge });
};

/** Evaluates the flags without a key from now on. */
export const clearFlagKey = (response: Response): void => {
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
 * The page variant for these cookies, without waiting; null when the flags must be evaluated first.
 * Called before everything else, for every request.
 */
export const variantOf =
  (flags: Flags, { isProduction }: Pick<Settings, 'isProduction'>) =>
  (cookies = ''): string | null => {
    if (!isProduction && cookies.includes(STATE_COOKIE)) return null;
    return flags.known(cookies.includes(KEY_COOKIE) ? keyOf(cookies) : null)?.variant ?? null;
  };

/**
 * Evaluates the flags of a request, once, and attaches them to the viewer. Outside production `?flag.<name>=<value>`
 * forces a flag for the visit (S2.9); an empty value ends that. An operator who impersonates sees
 * the patient's flags. Goes after the viewer.
 */
export const readFlags =
  (flags: Flags, settings: Pick<Settings, 'isProduction'>): RequestHandler =>
  async (request, response, next) => {
    const cookies = request.headers.cookie ?? '';
    const { user } = viewerOf(request);
    const evaluated = await flags.evaluate(user?.impersonatorId ? user.id : keyOf(cookies));
    if (settings.isProduction) {
      rememberViewer(request, { ...viewerOf(request), flags: evaluated });
      return next();
    }

    const before = readForcedFlags(stateOf(cookies));
    const [, search = ''] = request.originalUrl.split('?');
    const forced = withFlagsForcedBy(search, before);
    const state = writeForcedFlags(forced);
    if (state !== writeForcedFlags(before))
      response.cookie(STATE_COOKIE, state, {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        maxAge: state ? undefined : 0,
      });
    rememberViewer(request, { ...viewerOf(request), flags: withForced(evaluated, forced) });
    next();
  };
