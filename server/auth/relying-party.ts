import type { Request, RequestHandler, Response } from 'express';
import oidc, { type Session } from 'express-openid-connect';
import { z } from 'zod';
import type { Settings } from '#config/settings.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import { leadIdOf } from './lead-cookie.ts';
import type { AuthSecrets } from './secrets.ts';
import { newSessionId, SESSION_MAX_MS, type Sessions, sessionIdOf } from './sessions.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
});

export interface RelyingPartyParts {
  readonly settings: Settings;
  readonly secrets: AuthSecrets;
  readonly issuer: string;
  /** `demo` or the issuer's host: whose `sub` it is. */
  readonly source: string;
  readonly sessions: Sessions;
  readonly cookieName: string;
  readonly gateway: () => AccountGateway;
}

const cookieOptions = (origin: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), path: '/' }) as const;

export const clearSessionCookie = (response: Response, name: string, origin: string): void => {
  response.clearCookie(name, cookieOptions(origin));
};

/** The library keeps no session: ours is begun by then. An empty one makes it set no cookie either. */
const noLibrarySession = (): Session => Object.create(null);

/**
 * OpenID Connect for one of our origins: the library speaks the protocol, the session is ours. Discovery
 * happens at the first sign-in, because the embedded provider is this very process.
 */
export const relyingParty = (origin: string, parts: RelyingPartyParts): RequestHandler => {
  const { settings, secrets, sessions, cookieName } = parts;

  /** Always a new session id, so that an id planted before sign-in is worth nothing after it. */
  const beginSession = async (request: Request, response: Response, idToken: string) => {
    const { sub, email, email_verified: emailVerified } = claims.parse(request.oidc.idTokenClaims);
    const user = await parts.gateway().signIn({
      sub,
      email: email.toLowerCase(),
      emailVerified,
      source: parts.source,
      leadId: leadIdOf(request),
    });
    const previous = sessionIdOf(request, cookieName);
    if (previous) await sessions.end(previous);
    const sid = newSessionId();
    await sessions.begin(sid, { sub, user, idToken });
    response.cookie(cookieName, sid, { ...cookieOptions(origin), maxAge: SESSION_MAX_MS });
  };

  return oidc.auth({
    baseURL: origin,
    issuerBaseURL: parts.issuer,
    clientID: settings.OIDC_CLIENT_ID,
    clientSecret: secrets.client,
    clientAuthMethod: 'client_secret_basic',
    secret: secrets.session,
    authRequired: false,
    idpLogout: true,
    enableTelemetry: false,
    authorizationParams: { response_type: 'code', response_mode: 'query', scope: 'openid profile email' },
    routes: { login: false, logout: false, callback: '/api/auth/callback' },
    transactionCookie: { name: 'sign_in', sameSite: 'Lax' },
    getLoginState: (request, options) => ({ returnTo: options.returnTo, retry: request.query.retry === '1' }),
    afterCallback: async (request, response, session) => {
      await beginSession(request, response, session.id_token);
      return noLibrarySession();
    },
  });
};
