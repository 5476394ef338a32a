import type { Express, RequestHandler, Router } from 'express';
import { CARRY_ROUTE } from '#client/routing/lead-parameter.ts';
import type { Settings } from '#config/settings.ts';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { createHosts } from '../hosts/hosts.ts';
import { accountGatewayPort } from '../ports/account-gateway.ts';
import { impersonationPort } from '../ports/impersonation.ts';
import type { Scope } from '../scope.ts';
import type { ProviderName } from './auth-paths.ts';
import { authRoutes } from './auth-routes.ts';
import { cookiePrefix } from './cookie-prefix.ts';
import type { IdentityProviderParts } from './embedded-provider.ts';
import { forgotPasswordRoute } from './forgot-password-route.ts';
import { impersonationRoutes } from './impersonation-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { adoptLead, carryLead } from './lead-carry.ts';
import { leadCookie } from './lead-cookie.ts';
import { googleProvider, googleSignInLink, ownProvider } from './providers.ts';
import { relyingParty } from './relying-party.ts';
import { readSecrets } from './secrets.ts';
import { createSessions, sessionCookieName } from './sessions.ts';
import { storeUtm } from './utm.ts';
import { readViewer } from './viewer.ts';

interface AuthParts {
  readonly settings: Settings;
  readonly scope: () => Scope;
  /**
   * For sessions and tokens only. The machine's clock, because browsers and the OpenID library use it, and moving the demo
   * clock by a month must not sign everyone out.
   */
  readonly clock?: Clock;
  /** Creates the provider in this process; needed when OIDC_ISSUER is not set. */
  readonly identityProvider?: ((parts: IdentityProviderParts) => Router) | undefined;
}

interface Auth {
  /** Middleware for every dynamic route: lead cookie and viewer. Afterwards `viewerOf(request)` works. */
  readonly viewer: readonly RequestHandler[];
}

/**
 * Mounts the simulated identity provider at `/oidc` (unless OIDC_ISSUER is set) and `/api/auth/*`. Mount it after static files and before body parsers. Sends no request before the first sign-in.
 */
export const mountAuth = (app: Express, parts: AuthParts): Auth => {
  const { settings, scope, clock = systemClock } = parts;
  const secrets = readSecrets(settings);
  const { db, log, ids } = scope();
  const hosts = createHosts(settings);
  const sessions = createSessions(db, clock);
  const prefix = cookiePrefix(settings);
  const cookieName = sessionCookieName(settings);
  const issuer = settings.OIDC_ISSUER ?? `http://localhost:${settings.PORT}/oidc`;
  const gateway = () => scope().use(accountGatewayPort);
  const impersonations = () => scope().use(impersonationPort);

  const providers = { own: ownProvider(settings, issuer, secrets), google: googleProvider(settings) };
  if (!settings.OIDC_ISSUER) {
    if (!parts.identityProvider) throw new Error('There is no identity provider: set OIDC_ISSUER.');
    const router = parts.identityProvider({
      knex: db,
      issuer,
      origins: settings.origins,
      loginRoute: settings.LOGIN_ROUTE,
      client: { id: settings.OIDC_CLIENT_ID, secret: secrets.client },
      log,
      clock,
      otherProviderLink: settings.GOOGLE_CLIENT_ID ? (asked) => googleSignInLink(settings, asked) : null,
      secondFactorAcr: settings.STAFF_ACR,
      showOutbox: settings.APP_ENV === 'demo',
      isStaff: (sub) => gateway().isStaff({ source: providers.own.source, sub }),
      endSessions: async (sub) => {
        await sessions.endAllOfIdentity(sub);
      },
    });
    app.use('/oidc', router);
  }

  const parties = new Map<string, RequestHandler>();
  /** Created on first use, one per provider and host. */
  const partyOf = (origin: string, name: ProviderName): RequestHandler | null => {
    const provider = providers[name];
    if (!provider) return null;
    const key = `${name} ${origin}`;
    const made =
      parties.get(key) ??
      relyingParty(origin, {
        provider,
        cookieSecrets: secrets.session,
        cookiePrefix: prefix,
        sessions,
        cookieName,
        gateway,
        admitsStaff: origin === settings.origins.admin,
        factor: settings,
      });
    parties.set(key, made);
    return made;
  };

  const carry = { origins: settings.origins, secrets: secrets.session, clock };
  const lead = leadCookie(secrets.session, prefix);
  const viewer = [
    lead,
    adoptLead(carry),
    storeUtm,
    readViewer({ settings, hosts, sessions, impersonations, cookieName, ids }),
  ];
  app.get(CARRY_ROUTE, lead, carryLead(carry));
  const common = { settings, hosts, sessions, cookieName, viewer, impersonations };
  app.use(authRoutes({ ...common, partyOf, gateway }), impersonationRoutes(common), invitationRoutes(common));
  const { LOGIN_ROUTE: loginRoute } = settings;
  app.use(forgotPasswordRoute(settings.OIDC_ISSUER ? loginRoute : `${issuer}/forgot-password`));
  return { viewer };
};
