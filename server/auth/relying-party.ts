import type { Request, RequestHandler, Response } from 'express';
import oidc, { type Session } from 'express-openid-connect';
import { z } from 'zod';
import type { AccountGateway } from '../ports/account-gateway.ts';
import { leadIdOf } from './lead-cookie.ts';
import { keepSessionCookie } from './session-cookie.ts';
import { newSessionId, SESSION_MAX_MS, type Sessions, sessionIdOf } from './sessions.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email().nullable().catch(null),
  email_verified: z.boolean().catch(false),
});

/** Somebody who says who a person is. */
export interface Provider {
  readonly issuer: string;
  /** `demo` or the issuer's host: whose `sub` it is. */
  readonly source: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Path on our hosts that people come back to. */
  readonly callback: string;
  /** Beside the provider that keeps our accounts. */
  readonly beside: boolean;
}

export interface RelyingPartyParts {
  /** Signs the cookie of a sign-in under way. */
  readonly cookieSecret: string;
  readonly provider: Provider;
  readonly sessions: Sessions;
  readonly cookieName: string;
  readonly gateway: () => AccountGateway;
}

/** The library keeps no session: ours is begun by then. An empty one makes it set no cookie either. */
const noLibrarySession = (): Session => Object.create(null);

/**
 * OpenID Connect for one of our origins: the library speaks the protocol, the session is ours. Discovery
 * happens at the first sign-in, because the embedded provider is this very process.
 */
export const relyingParty = (origin: string, parts: RelyingPartyParts): RequestHandler => {
  const { provider, cookieSecret, sessions, cookieName } = parts;

  /** Always a new session id, so that an id planted before sign-in is worth nothing after it. */
  const beginSession = async (request: Request, response: Response, idToken: string) => {
    const { sub, email, email_verified: emailVerified } = claims.parse(request.oidc.idTokenClaims);
    const user = await parts.gateway().signIn({
      sub,
      email: email?.toLowerCase() ?? null,
      emailVerified,
      source: provider.source,
      beside: provider.beside,
      leadId: leadIdOf(request),
    });
    const previous = sessionIdOf(request, cookieName);
    if (previous) await sessions.end(previous);
    const sid = newSessionId();
    // Handed back at sign-out to the provider that keeps our accounts; the others keep their own sessions.
    await sessions.begin(sid, { sub, user, idToken: provider.beside ? '' : idToken });
    keepSessionCookie(response, cookieName, sid, origin, SESSION_MAX_MS);
  };

  return oidc.auth({
    baseURL: origin,
    issuerBaseURL: provider.issuer,
    clientID: provider.clientId,
    clientSecret: provider.clientSecret,
    clientAuthMethod: 'client_secret_basic',
    secret: cookieSecret,
    authRequired: false,
    idpLogout: true,
    enableTelemetry: false,
    // Five seconds are the library's habit, which a busy machine's first sign-in after a start can exceed.
    httpTimeout: 15_000,
    authorizationParams: { response_type: 'code', response_mode: 'query', scope: 'openid profile email' },
    routes: { login: false, logout: false, callback: provider.callback },
    transactionCookie: { name: provider.beside ? 'sign_in_beside' : 'sign_in', sameSite: 'Lax' },
    getLoginState: (request, options) => ({ returnTo: options.returnTo, retry: request.query.retry === '1' }),
    afterCallback: async (request, response, session) => {
      await beginSession(request, response, session.id_token);
      return noLibrarySession();
    },
  });
};
