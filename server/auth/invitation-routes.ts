import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { z } from 'zod';
import { loginAddress } from '#client/routing/login-address.ts';
import type { Settings } from '#config/settings.ts';
import type { Hosts } from '../hosts/hosts.ts';
import { AccessError } from './guards.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { type Sessions, sessionIdOf } from './sessions.ts';

const ACCEPT = '/api/auth/invitation';
const COOKIE = 'staff_invitation';
const MINUTES = 60;

const secret = z.string().regex(/^[\w-]{43}$/);
const form = z.object({ link: secret });

const options = (origin: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), path: '/api/auth' }) as const;

/** The secret of the invitation that this browser accepts with its next sign-in; null without one. */
export const invitationOf = (request: Request): string | null => {
  const pair = (request.get('cookie') ?? '').split(/; */).find((part) => part.startsWith(`${COOKIE}=`));
  return secret.safeParse(pair?.slice(COOKIE.length + 1)).data ?? null;
};

export const clearInvitation = (response: Response, origin: string): void => {
  response.clearCookie(COOKIE, options(origin));
};

interface Parts {
  readonly settings: Settings;
  readonly hosts: Hosts;
  readonly sessions: Sessions;
  readonly cookieName: string;
}

/**
 * A person accepts an invitation to work here: signs out the person who is signed in in this browser, remembers the link's secret, and leads to
 * the sign-in that makes the account. On the staff host only.
 */
export const invitationRoutes = ({ settings, hosts, sessions, cookieName }: Parts): Router => {
  const { admin } = settings.origins;

  const accept: RequestHandler = async (request, response) => {
    if (request.get('origin') !== admin)
      throw new AccessError(403, 'FORBIDDEN', 'Please open the link in the email once more.');
    const { data } = form.safeParse(request.body);
    response.set('cache-control', 'no-store');
    if (!data) return response.redirect(303, '/staff-invitation');
    const previous = sessionIdOf(request, cookieName);
    if (previous) await sessions.end(previous);
    clearSessionCookie(response, cookieName, admin);
    response.cookie(COOKIE, data.link, { ...options(admin), maxAge: MINUTES * 60_000 });
    response.redirect(303, loginAddress(settings.LOGIN_ROUTE, '/desk', { signUp: true }));
  };

  const router = Router();
  router.post(
    ACCEPT,
    (request, _response, next) => (hosts.rolesOf(request.host).includes('admin') ? next() : next('router')),
    urlencoded({ extended: false, limit: '1kb' }),
    accept,
  );
  return router;
};
