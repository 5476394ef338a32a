import { Router } from 'express';
import type Provider from 'oidc-provider';
import { brand } from '#config/brand.ts';
import { systemClock } from '#kernel/clock.ts';
import type { IdentityProviderParts } from '#server/auth/embedded-provider.ts';
import { accountRoutes } from './account-routes.ts';
import { accountSessions } from './account-session.ts';
import { identityAccounts } from './accounts.ts';
import { recordAdapter } from './adapter.ts';
import { assetRoutes } from './assets.ts';
import { providerConfiguration } from './configuration.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { loadKeys } from './keys.ts';
import { passwordRoutes } from './password-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { attemptRepository } from './repositories/attempt-repository.ts';
import { mailRepository } from './repositories/mail-repository.ts';
import { recordRepository } from './repositories/record-repository.ts';
import { resetRepository } from './repositories/reset-repository.ts';
import { contentPolicy } from './respond.ts';
import { secondFactors } from './second-factors.ts';

const MAILS_SHOWN = 20;

/**
 * The embedded OpenID provider, to be mounted at `/oidc`. Keys are read at the first request, so it may be
 * created before the database is migrated. It answers on the issuer's host only.
 */
export const createIdentityProvider = (parts: IdentityProviderParts): Router => {
  const { knex, issuer, origins, loginRoute, client, log, secondFactorAcr, clock = systemClock } = parts;
  const records = recordRepository(knex);
  const freshSignIn = `${origins.app}${loginRoute}`;
  const accounts = identityAccounts({
    knex,
    clock,
    resetUrl: `${issuer}/reset-password`,
    brandName: brand.name,
    endSessions: async (sub) => {
      await records.removeAccount(sub);
      await parts.endSessions(sub);
    },
  });

  const factors = secondFactors({ knex, clock, issuer });
  const common = { accounts, factors, origins, freshSignIn, secondFactorAcr };

  /** Deletes expired records after each completed sign-in, which is rare enough. */
  const sweep = async (): Promise<void> => {
    const now = clock.now();
    await records.removeExpired(now);
    await resetRepository(knex).removeExpired(now);
    await attemptRepository(knex).removeExpired(now);
    await factors.removeExpired(now);
  };

  const build = async (): Promise<Provider> => {
    // Loaded at the first sign-in: a process that uses an external provider never needs the library.
    const [{ Provider, interactionPolicy }, keys] = await Promise.all([
      import('oidc-provider'),
      loadKeys(knex),
    ]);
    const adapter = recordAdapter(records, clock);
    const built = new Provider(
      issuer,
      providerConfiguration({ ...common, issuer, policies: interactionPolicy, client, keys, adapter }),
    );
    built.on('interaction.ended', () => {
      sweep().catch((error: unknown) => log.warn({ err: error }, 'identity sweep failed'));
    });
    built.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity provider failed'));
    return built;
  };
  let pending: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    pending ??= build().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };

  const issuerHost = new URL(issuer).host;
  const policy = contentPolicy(origins);
  const outbox = parts.showOutbox ? () => mailRepository(knex).latest(MAILS_SHOWN) : null;

  const router = Router();
  router.use((request, response, next) => {
    if (request.host !== issuerHost) return next('router');
    response.set({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' });
    next();
  });
  router.use(assetRoutes());
  router.use(interactionRoutes({ ...common, provider, otherProviderLink: parts.otherProviderLink }));
  const sessions = accountSessions({ provider, issuer, factors, acr: secondFactorAcr });
  const { isStaff, endSessions } = parts;
  router.use(accountRoutes({ ...common, sessions, isStaff, endSessions }));
  router.use(phoneRoutes({ factors, origins }));
  router.use(passwordRoutes({ ...common, outbox }));
  router.use(async (request, response) => {
    await (await provider()).callback()(request, response);
  });
  return router;
};
