import type { Request, RequestHandler, Response } from 'express';
import oidc, { type Session } from 'express-openid-connect';
import { z } from 'zod';
import { type AccountGateway, SignInRefused } from '../ports/account-gateway.ts';
import { BACK_CHANNEL_LOGOUT } from './auth-paths.ts';
import { clearInvitation, invitationOf } from './invitation-routes.ts';
import { leadIdOf } from './lead-cookie.ts';
import { asksStepUp, loginStateOf } from './login-state.ts';
import { type FactorSettings, hasSecondFactor } from './second-factor.ts';
import { setSessionCookie } from './session-cookie.ts';
import { SESSION_MAX_MS } from './session-limits.ts';
import { newSessionId, type Sessions, sessionIdOf } from './sessions.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email().nullable().catch(null),
  email_verified: z.boolean().catch(false),
  acr: z.string().nullable().catch(null),
  amr: z.array(z.string()).catch([]),
  auth_time: z.number().nullable().catch(null),
});

/** A logout token, after the library has verified it. */
const logoutToken = z.object({ sub: z.string().min(1) });

/** An OpenID provider that people sign in with. */
export interface Provider {
  readonly issuer: string;
  /** `demo` or the issuer's host; stored with `sub`, which is unique per source only. */
  readonly source: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Path on our hosts to which the provider redirects after sign-in. */
  readonly callback: string;
  /** True for a provider in addition to the one that stores our accounts. */
  readonly isAdditional: boolean;
}

export interface RelyingPartyParts {
  /** Sign the cookie of a sign-in in progress: the first signs, all are accepted. */
  readonly cookieSecrets: readonly string[];
  /** Begins the name of that cookie: `__Host-` where cookies are bound to their host. */
  readonly cookiePrefix: string;
  readonly provider: Provider;
  readonly sessions: Sessions;
  readonly cookieName: string;
  readonly gateway: () => AccountGateway;
  /** True for the origin of the staff's pages; staff sign in there only. */
  readonly admitsStaff: boolean;
  /** What counts as a second factor, without which staff do not get in. */
  readonly factor: FactorSettings;
}

/** The library stores no session, because ours has started by then. An empty one also makes it set no cookie. */
const noLibrarySession = (): Session => Object.create(null);

/**
 * OpenID Connect for one of our origins: the library implements the protocol, the session is ours. Discovery runs at the
 * first sign-in, because the embedded provider is in this same process.
 */
export const relyingParty = (origin: string, parts: RelyingPartyParts): RequestHandler => {
  const { provider, cookieSecrets, cookiePrefix, sessions, cookieName } = parts;

  /** Always creates a new session id, so that an id planted before sign-in is useless afterwards (session fixation). */
  const beginSession = async (request: Request, response: Response, idToken: string) => {
    const told = claims.parse(request.oidc.idTokenClaims);
    const { sub, email, email_verified: emailVerified, acr, amr, auth_time: authTime } = told;
    const invitation = parts.admitsStaff ? invitationOf(request) : null;
    if (invitation !== null) clearInvitation(response, origin);
    const userAgent = request.get('user-agent') ?? null;
    const user = await parts.gateway().signIn({
      sub,
      email: email?.toLowerCase() ?? null,
      emailVerified,
      source: provider.source,
      isAdditional: provider.isAdditional,
      leadId: leadIdOf(request),
      invitation,
      userAgent,
      startsOver: loginStateOf(request.query.state).startsOver ?? false,
    });
    if (user.role !== 'patient' && !parts.admitsStaff) throw new SignInRefused('staff_host');
    if (user.role !== 'patient' && !hasSecondFactor(parts.factor, told))
      throw new SignInRefused('second_factor');
    const previous = sessionIdOf(request, cookieName);
    if (previous) await sessions.end(previous);
    const sid = newSessionId();
    // Sent at sign-out to the provider that stores our accounts. Sessions at other providers are left alone.
    await sessions.begin(sid, {
      sub,
      user,
      host: new URL(origin).host,
      idToken: provider.isAdditional ? '' : idToken,
      userAgent,
      proof: { acr, amr, authTime: authTime === null ? null : new Date(authTime * 1_000) },
    });
    setSessionCookie(response, cookieName, sid, origin, SESSION_MAX_MS);
    request.log?.info({ personId: user.id, role: user.role, provider: provider.source }, 'signed in');
  };

  /**
   * Ends the person's sessions on every host when the provider says so, as after a changed password: OpenID Connect
   * Back-Channel Logout 1.0. The token has to name the person (`sub`), because sessions do not know the provider's.
   */
  const backChannelLogout = {
    onLogoutToken: async (token: object): Promise<void> => {
      await sessions.endAllOfIdentity(logoutToken.parse(token).sub);
    },
    // An ended session has no row any more, and a new sign-in begins another.
    isLoggedOut: false,
    onLogin: false,
  } as const;

  return oidc.auth({
    baseURL: origin,
    issuerBaseURL: provider.issuer,
    clientID: provider.clientId,
    clientSecret: provider.clientSecret,
    clientAuthMethod: 'client_secret_basic',
    secret: [...cookieSecrets],
    authRequired: false,
    idpLogout: true,
    enableTelemetry: false,
    // The library's default of five seconds can be too short for the first sign-in after a start on a busy machine.
    httpTimeout: 15_000,
    authorizationParams: { response_type: 'code', response_mode: 'query', scope: 'openid profile email' },
    routes: {
      login: false,
      logout: false,
      callback: provider.callback,
      backchannelLogout: BACK_CHANNEL_LOGOUT,
    },
    backchannelLogout: provider.isAdditional ? false : backChannelLogout,
    transactionCookie: {
      name: `${cookiePrefix}${provider.isAdditional ? 'sign_in_beside' : 'sign_in'}`,
      sameSite: 'Lax',
    },
    getLoginState: (request, options) => ({
      returnTo: options.returnTo,
      retry: request.query.retry === '1',
      ...(asksStepUp(request) && { stepUp: true }),
      startsOver: request.query.start_over === '1',
    }),
    afterCallback: async (request, response, session) => {
      await beginSession(request, response, session.id_token);
      return noLibrarySession();
    },
  });
};
