import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { Origins, Settings } from '#config/settings.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { HostName } from '../viewer.ts';
import { viewerOf } from '../viewer.ts';
import { AccessError } from './guards.ts';
import { forgetLead } from './lead-cookie.ts';
import { clearSessionCookie } from './relying-party.ts';
import { defaultReturnTo, loginPath, safeReturnTo } from './return-to.ts';
import { type Sessions, sessionIdOf } from './sessions.ts';

interface Parts {
  readonly settings: Settings;
  readonly hosts: Hosts;
  readonly sessions: Sessions;
  readonly cookieName: string;
  /** The middleware that speaks OpenID Connect for an origin. */
  readonly partyOf: (origin: string) => RequestHandler;
  /** Lead cookie and viewer. */
  readonly viewer: readonly RequestHandler[];
  readonly gateway: () => AccountGateway;
}

const loginState = z.object({ returnTo: z.string().optional(), retry: z.boolean().optional() });
const protocolFailure = z.object({ status: z.literal(400), error: z.string() });

/** The state that came back with a failed callback. Anybody can write one: good enough to choose a page, never to trust. */
const stateOf = (request: Request): z.output<typeof loginState> => {
  try {
    const text = Buffer.from(z.string().parse(request.query.state), 'base64url').toString('utf8');
    return loginState.parse(JSON.parse(text));
  } catch {
    return {};
  }
};

/** `/api/auth/*` (specification sections 2 and 7). */
export const authRoutes = (parts: Parts): Router => {
  const { settings, sessions, hosts, cookieName } = parts;
  const origins: Origins = settings.origins;

  const hostOf = (request: Request): HostName => hosts.rolesOf(request.host)[0] ?? 'app';
  const originOf = (request: Request): string => origins[hostOf(request)];
  const targetOf = (request: Request, wish: unknown): string =>
    safeReturnTo(wish, originOf(request), Object.values(origins)) ??
    defaultReturnTo(hostOf(request), origins);

  const ownHostsOnly: RequestHandler = (request, response, next) => {
    response.set('cache-control', 'no-store');
    if (hosts.rolesOf(request.host).length > 0) return next();
    response.redirect(302, `${origins.app}${request.originalUrl}`);
  };
  const party: RequestHandler = (request, response, next) =>
    parts.partyOf(originOf(request))(request, response, next);

  const login: RequestHandler = async (request, response) => {
    const returnTo = targetOf(request, request.query.returnTo);
    if (viewerOf(request).user) return response.redirect(302, returnTo);
    const signUp = request.query.screen_hint === 'signup';
    await response.oidc.login({ returnTo, authorizationParams: signUp ? { screen_hint: 'signup' } : {} });
  };

  const logout: RequestHandler = async (request, response) => {
    const sid = sessionIdOf(request, cookieName);
    const session = sid ? await sessions.use(sid) : null;
    if (session) await sessions.endAll(session.sub);
    clearSessionCookie(response, cookieName, originOf(request));
    forgetLead(request);
    await response.oidc.logout({
      returnTo: `${originOf(request)}/`,
      logoutParams: {
        client_id: settings.OIDC_CLIENT_ID,
        ...(session ? { id_token_hint: session.idToken } : {}),
      },
    });
  };

  const me: RequestHandler = async (request, response) => {
    const { user } = viewerOf(request);
    if (!user) {
      response.status(204).end();
      return;
    }
    const { firstName, lastName } = await parts.gateway().profile(user.id);
    const { id, email, role, impersonatorId } = user;
    response.json({ id, email, role, isImpersonated: impersonatorId !== null, firstName, lastName });
  };

  /**
   * A sign-in that was overtaken by another tab, or came back twice, is begun again once; whoever is signed in
   * by now simply goes on. A second failure is shown.
   */
  const callbackFailed = (error: unknown, request: Request, response: Response): unknown => {
    const failure = protocolFailure.safeParse(error);
    if (!failure.success) return error;
    const state = stateOf(request);
    const returnTo = targetOf(request, state.returnTo);
    if (viewerOf(request).user) return void response.redirect(302, returnTo);
    if (failure.data.error === 'access_denied') return void response.redirect(302, '/');
    if (!state.retry) return void response.redirect(302, `${loginPath(returnTo)}&retry=1`);
    return new AccessError(400, 'SIGN_IN_FAILED', 'We could not sign you in. Please try again.', error);
  };

  const failed: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (request.path === '/logout') {
      // The provider is out of reach, but our own sessions are ended.
      request.log?.warn({ err: error }, 'sign-out did not reach the identity provider');
      return response.redirect(302, '/');
    }
    const remaining = request.path === '/callback' ? callbackFailed(error, request, response) : error;
    if (remaining !== undefined) next(remaining);
  };

  const router = Router();
  router.use(ownHostsOnly, ...parts.viewer);
  router.get('/me', me);
  router.get('/login', party, login);
  router.get('/callback', party, (_request, response) => response.oidc.callback());
  router.route('/logout').get(party, logout).post(party, logout);
  router.use(failed);
  return router;
};
