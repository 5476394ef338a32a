import type { Express, RequestHandler } from 'express';
import type { Settings } from '#config/settings.ts';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { createHosts } from '../hosts/hosts.ts';
import { createIdentityProvider } from '../identity/index.ts';
import { accountGatewayPort } from '../ports/account-gateway.ts';
import type { Scope } from '../scope.ts';
import { authRoutes } from './auth-routes.ts';
import { leadCookie } from './lead-cookie.ts';
import { legacySignInRoutes } from './legacy-routes.ts';
import { relyingParty } from './relying-party.ts';
import { readSecrets } from './secrets.ts';
import { createSessions, sessionCookieName } from './sessions.ts';
import { keepUtm } from './utm.ts';
import { readViewer } from './viewer.ts';

interface AuthParts {
  readonly settings: Settings;
  readonly scope: () => Scope;
  /**
   * For sessions and tokens only. The machine's clock, because browsers and the OpenID library know no other,
   * and moving the demo's clock by a month must not sign everybody out.
   */
  readonly clock?: Clock;
}

interface Auth {
  /** Lead cookie and viewer, for every dynamic route; afterwards `viewerOf(request)` answers. */
  readonly viewer: readonly RequestHandler[];
}

/** Names whose `sub` it is: stable over ports for the embedded provider. */
const identitySource = (settings: Pick<Settings, 'OIDC_ISSUER'>): string =>
  settings.OIDC_ISSUER ? new URL(settings.OIDC_ISSUER).host : 'demo';

/**
 * Mounts the embedded identity provider at `/oidc` (unless OIDC_ISSUER names another), `/api/auth/*` and the old
 * sign-in addresses. Put it after static files and before body parsers. Talks to nothing until the first sign-in.
 */
export const mountAuth = (app: Express, parts: AuthParts): Auth => {
  const { settings, scope, clock = systemClock } = parts;
  const secrets = readSecrets(settings);
  const { db, log, ids } = scope();
  const hosts = createHosts(settings);
  const sessions = createSessions(db, clock);
  const cookieName = sessionCookieName(settings);
  const issuer = settings.OIDC_ISSUER ?? `http://localhost:${settings.PORT}/oidc`;
  const gateway = () => scope().use(accountGatewayPort);

  if (!settings.OIDC_ISSUER) {
    const identity = createIdentityProvider({
      knex: db,
      issuer,
      origins: settings.origins,
      client: { id: settings.OIDC_CLIENT_ID, secret: secrets.client },
      log,
      clock,
      showOutbox: settings.APP_ENV === 'demo',
      endSessions: async (sub) => {
        await sessions.endAll(sub);
      },
    });
    app.use('/oidc', identity.router);
  }

  const source = identitySource(settings);
  const parties = new Map<string, RequestHandler>();
  for (const origin of Object.values(settings.origins))
    if (!parties.has(origin))
      parties.set(
        origin,
        relyingParty(origin, { settings, secrets, issuer, source, sessions, cookieName, gateway }),
      );
  const partyOf = (origin: string): RequestHandler => {
    const party = parties.get(origin);
    if (!party) throw new Error(`No sign-in is configured for ${origin}.`);
    return party;
  };

  const viewer = [leadCookie(secrets.session), keepUtm, readViewer({ hosts, sessions, cookieName, ids })];
  app.use('/api/auth', authRoutes({ settings, hosts, sessions, cookieName, partyOf, viewer, gateway }));
  app.use(legacySignInRoutes(hosts, settings.OIDC_ISSUER ? '/api/auth/login' : `${issuer}/forgot-password`));
  return { viewer };
};
