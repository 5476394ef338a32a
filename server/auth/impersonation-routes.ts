import { type RequestHandler, Router, urlencoded } from 'express';
import { z } from 'zod';
import { IMPERSONATION_MINUTES } from '#config/impersonation.ts';
import type { Settings } from '#config/settings.ts';
import { may } from '#config/staff-permissions.ts';
import { clearFlagKey, storeFlagKey } from '../flags/read-flags.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { ImpersonationGateway } from '../ports/impersonation.ts';
import { type SignedInUser, viewerOf } from '../viewer.ts';
import { AccessError } from './guards.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { newSessionId, type Sessions, sessionIdOf } from './sessions.ts';

const ENTER = '/api/auth/impersonate';
const LEAVE = '/abandon_user_disguise';

const enterForm = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** The operator behind a request, whether signed in as themselves or impersonating a patient. */
const operatorIdOf = (user: SignedInUser | null): string | null =>
  user && may(user.role, 'impersonate') ? user.id : (user?.impersonatorId ?? null);

interface Parts {
  readonly settings: Settings;
  readonly hosts: Hosts;
  readonly sessions: Sessions;
  readonly cookieName: string;
  readonly viewer: readonly RequestHandler[];
  readonly impersonations: () => ImpersonationGateway;
}

/**
 * Starts and ends impersonation. The staff host's page posts a one-time token to the app host, because hosts share no
 * cookie; the app host then opens a separate session. `POST /abandon_user_disguise` on the admin host ends the
 * impersonation (S2.12).
 */
export const impersonationRoutes = (parts: Parts): Router => {
  const { settings, hosts, sessions, cookieName } = parts;
  const { origins } = settings;

  const on =
    (host: 'app' | 'admin'): RequestHandler =>
    (request, _response, next) =>
      hosts.rolesOf(request.host).includes(host) ? next() : next('router');

  /** Refuses form posts from other sites: browsers send the origin of the form. */
  const from =
    (origin: string): RequestHandler =>
    (request, _response, next) =>
      request.get('origin') === origin
        ? next()
        : next(new AccessError(403, 'FORBIDDEN', 'Please start again from the staff pages.'));

  const enter: RequestHandler = async (request, response) => {
    const { data: form } = enterForm.safeParse(request.body);
    const userAgent = request.get('user-agent') ?? '';
    const entered = form ? await parts.impersonations().enter(form.token, userAgent) : null;
    response.set('cache-control', 'no-store');
    if (!entered) return response.redirect(303, `${origins.admin}/desk/patients?again=1`);
    const previous = sessionIdOf(request, cookieName);
    if (previous) await sessions.end(previous);
    const sid = newSessionId();
    await sessions.beginImpersonation(sid, entered, new URL(origins.app).host);
    setSessionCookie(response, cookieName, sid, origins.app, IMPERSONATION_MINUTES * 60_000);
    // Pages, cached ones included, look as they do to the patient.
    storeFlagKey(response, entered.patient.id, IMPERSONATION_MINUTES * 60_000);
    response.redirect(303, '/dashboard');
  };

  const leave: RequestHandler = async (request, response) => {
    const { user } = viewerOf(request);
    const operatorId = operatorIdOf(user);
    if (operatorId) await parts.impersonations().end(operatorId, 'ended by the operator');
    // When all hosts share one origin, the impersonation session is this session.
    const sid = user?.impersonatorId == null ? null : sessionIdOf(request, cookieName);
    if (sid) {
      await sessions.end(sid);
      clearSessionCookie(response, cookieName, origins.admin);
      clearFlagKey(response);
    }
    response.set('cache-control', 'no-store').redirect(303, LEAVE);
  };

  const body = urlencoded({ extended: false, limit: '1kb' });
  const router = Router();
  router.post(ENTER, on('app'), from(origins.admin), body, enter);
  router.post(LEAVE, on('admin'), from(origins.admin), ...parts.viewer, leave);
  return router;
};
