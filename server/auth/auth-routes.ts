import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { loginAddress } from '#client/routing/login-address.ts';
import type { Origins, Settings } from '#config/settings.ts';
import { may } from '#config/staff-permissions.ts';
import type { Hosts } from '../hosts/hosts.ts';
import { type AccountGateway, SignInRefused } from '../ports/account-gateway.ts';
import type { ImpersonationGateway } from '../ports/impersonation.ts';
import type { HostName } from '../viewer.ts';
import { viewerOf } from '../viewer.ts';
import {
  BACK_CHANNEL_LOGOUT,
  CALLBACK,
  GOOGLE_CALLBACK,
  LOGOUT,
  PROBLEM_PAGE,
  type ProviderName,
  SIGN_IN_PAGES,
} from './auth-paths.ts';
import { invitationOf } from './invitation-routes.ts';
import { clearLead, leadIdOf } from './lead-cookie.ts';
import { asksStepUp, loginStateOf } from './login-state.ts';
import { defaultReturnTo, safeReturnTo } from './return-to.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { STAFF_SIGN_IN_SECONDS } from './session-limits.ts';
import { type Sessions, sessionIdOf } from './sessions.ts';
import { vouchedUser } from './vouched-user.ts';

interface Parts {
  readonly settings: Settings;
  readonly hosts: Hosts;
  readonly sessions: Sessions;
  readonly cookieName: string;
  /** The OpenID Connect middleware for an origin; null for a provider that is not configured. */
  readonly partyOf: (origin: string, provider: ProviderName) => RequestHandler | null;
  /** Middleware that reads the lead cookie and the viewer. */
  readonly viewer: readonly RequestHandler[];
  readonly gateway: () => AccountGateway;
  readonly impersonations: () => ImpersonationGateway;
}

const protocolFailure = z.object({ status: z.literal(400), error: z.string() });

/** The second provider's button names it in the parameter `connection`, as identity services do. */
const askedProvider = (request: Request): ProviderName =>
  request.query.connection === 'google' ? 'google' : 'own';

/** Login and profile routes (addresses from settings), callback and sign-out (S2.16 to S2.18). Only a form signs out, never a link. */
export const authRoutes = (parts: Parts): Router => {
  const { settings, sessions, hosts, cookieName } = parts;
  const origins: Origins = settings.origins;
  const barred = [settings.LOGIN_ROUTE, settings.PROFILE_ROUTE, ...SIGN_IN_PAGES];

  const hostOf = (request: Request): HostName => hosts.rolesOf(request.host)[0] ?? 'app';
  const originOf = (request: Request): string => origins[hostOf(request)];
  const targetOf = (request: Request, requested: unknown): string =>
    safeReturnTo(requested, originOf(request), Object.values(origins), barred) ??
    defaultReturnTo(hostOf(request), origins);

  const ownHostsOnly: RequestHandler = (request, response, next) => {
    response.set('cache-control', 'no-store');
    if (hosts.rolesOf(request.host).length > 0) return next();
    response.redirect(302, `${origins.app}${request.originalUrl}`);
  };
  const party =
    (nameOf: (request: Request) => ProviderName): RequestHandler =>
    (request, response, next) => {
      const found = parts.partyOf(originOf(request), nameOf(request));
      return found ? found(request, response, next) : next('router');
    };
  const own = party(() => 'own');
  const asked = party(askedProvider);

  const login: RequestHandler = async (request, response) => {
    const returnTo = targetOf(request, request.query.returnTo);
    if (viewerOf(request).user) return response.redirect(302, returnTo);
    const signUp = request.query.screen_hint === 'signup';
    const leadId = leadIdOf(request);
    const email =
      signUp && leadId && askedProvider(request) === 'own' ? await parts.gateway().leadEmail(leadId) : null;
    const roles = hosts.rolesOf(request.host);
    // Where all hosts share one origin, only a sign-in that lacked the factor tells that the person is of the staff.
    const needsFactor = roles.includes('admin') && (roles.length === 1 || asksStepUp(request));
    await response.oidc.login({
      returnTo,
      authorizationParams: {
        ...(signUp && { screen_hint: 'signup' }),
        // Nothing else about the visitor: neither answers nor products.
        ...(email && { login_hint: email }),
        // Otherwise the provider's own session would start another session for anyone who finds the computer.
        ...(roles.includes('admin') && { max_age: STAFF_SIGN_IN_SECONDS }),
        ...(needsFactor && { acr_values: settings.STAFF_ACR }),
        // The person who is signed in at the provider may be somebody else, such as the person who invited. And a provider that
        // ignores `acr_values` asks for the factor at least when it asks for everything.
        ...((invitationOf(request) !== null || (needsFactor && asksStepUp(request))) && { prompt: 'login' }),
      },
    });
  };

  /** Where the button to sign out is, for the person who follows a link to the address that only a form may send something to. */
  const toSignOutButton: RequestHandler = (request, response) => {
    const { user } = viewerOf(request);
    const pages = user?.role === 'patient' ? `${origins.app}/account` : `${origins.admin}/desk`;
    response.redirect(303, user ? pages : `${originOf(request)}/`);
  };

  /** Browsers send the origin of a form: one of another site signs nobody out. */
  const formsOfOurs: RequestHandler = (request, response, next) => {
    const origin = request.get('origin');
    if (origin === undefined || Object.values(origins).includes(origin)) return next();
    return toSignOutButton(request, response, next);
  };

  const logout: RequestHandler = async (request, response) => {
    const sid = sessionIdOf(request, cookieName);
    const session = sid ? await sessions.use(sid, request.host) : null;
    if (session) {
      if (may(session.user.role, 'impersonate') || session.impersonationId !== null)
        await parts.impersonations().end(session.ownerId, 'signed out');
      await sessions.endAll(session.ownerId);
      request.log?.info({ personId: session.ownerId }, 'signed out');
    }
    clearSessionCookie(response, cookieName, originOf(request));
    clearLead(request, response);
    // The cart and the answers of the short quiz. The desk stores nothing about patients, and there a setting stays.
    if (hostOf(request) !== 'admin') response.set('clear-site-data', '"storage"');
    await response.oidc.logout({
      returnTo: `${originOf(request)}/`,
      logoutParams: {
        client_id: settings.OIDC_CLIENT_ID,
        ...(session?.idToken ? { id_token_hint: session.idToken } : {}),
      },
    });
  };

  const me: RequestHandler = async (request, response) => {
    const { user, emailIsRefused } = viewerOf(request);
    if (!user) {
      response.status(204).end();
      return;
    }
    const { firstName, lastName } = await parts.gateway().profile(user.id);
    response.json({ ...vouchedUser(user, emailIsRefused), firstName, lastName });
  };

  /**
   * A sign-in that was overtaken in another tab, or whose callback arrived twice, is restarted once. Anyone who is signed
   * in by now is redirected to the destination. A second failure shows the problem page. Staff without a second factor sign in
   * again, with the question for it; if they lack it then, the page says so.
   */
  const callbackFailed = (error: unknown, request: Request, response: Response): unknown => {
    const state = loginStateOf(request.query.state);
    const returnTo = targetOf(request, state.returnTo);
    if (error instanceof SignInRefused) {
      const { reason, maskedEmail } = error;
      request.log?.info({ reason }, 'a sign-in was refused');
      if (reason === 'second_factor' && !state.stepUp)
        return void response.redirect(302, loginAddress(settings.LOGIN_ROUTE, returnTo, { asks: 'step_up' }));
      const parameters = new URLSearchParams({ reason, ...(maskedEmail && { account: maskedEmail }) });
      return void response.redirect(302, `${PROBLEM_PAGE}?${parameters}`);
    }
    const failure = protocolFailure.safeParse(error);
    if (!failure.success) return error;
    const google = request.path === GOOGLE_CALLBACK;
    if (viewerOf(request).user) return void response.redirect(302, returnTo);
    if (failure.data.error === 'access_denied') return void response.redirect(302, '/');
    if (!state.retry)
      return void response.redirect(
        302,
        `${loginAddress(settings.LOGIN_ROUTE, returnTo, { google, asks: state.stepUp ? 'step_up' : undefined })}&retry=1`,
      );
    request.log?.warn({ err: error }, 'a sign-in failed twice');
    return void response.redirect(302, PROBLEM_PAGE);
  };

  const failed: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (request.path === LOGOUT) {
      // The provider cannot be reached, but our own sessions are ended.
      request.log?.warn({ err: error }, 'sign-out did not reach the identity provider');
      return response.redirect(302, '/');
    }
    const remaining = [CALLBACK, GOOGLE_CALLBACK].includes(request.path)
      ? callbackFailed(error, request, response)
      : error;
    if (remaining !== undefined) next(remaining);
  };

  const router = Router();
  const ours = [
    settings.PROFILE_ROUTE,
    settings.LOGIN_ROUTE,
    CALLBACK,
    GOOGLE_CALLBACK,
    LOGOUT,
    BACK_CHANNEL_LOGOUT,
  ];
  router.use(ours, ownHostsOnly, ...parts.viewer);
  router.get(settings.PROFILE_ROUTE, me);
  router.get(settings.LOGIN_ROUTE, asked, login);
  // The OpenID library answers this path.
  router.get(CALLBACK, own);
  router.get(
    GOOGLE_CALLBACK,
    party(() => 'google'),
  );
  router.route(LOGOUT).get(toSignOutButton).post(formsOfOurs, own, logout);
  router.post(BACK_CHANNEL_LOGOUT, own);
  router.use(failed);
  return router;
};
