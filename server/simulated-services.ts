import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PageRoute } from '#client/routing/route.ts';
import { type Settings, SettingsError } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import type { SimulatedAnalytics } from './analytics/simulated-analytics.ts';
import type { IdentityProviderParts } from './auth/embedded-provider.ts';
import type { Database } from './database/database.ts';
import type { SimulatedFlagService } from './flags/simulated-flag-service.ts';
import type { Executor } from './graphql/executor.ts';
import type { SimulatedMail } from './mail/simulated-mail.ts';
import type { ModuleDefinition } from './module.ts';
import type { LoadPages } from './page-renderer/index.ts';
import type { SimulatedPager } from './pager/simulated-pager.ts';
import type { Payments } from './payments/payments.ts';
import type { SimulatedPharmacy } from './pharmacy/pharmacy-connection.ts';
import type { SimulatedObjectStore } from './photos/simulated-object-store.ts';
import type { Provider, Scope } from './scope.ts';
import type { SimulatedTextMessages } from './text-messages/simulated-text-messages.ts';

/** A clock that belongs to this process. */
export interface RunningClock {
  readonly clock: Clock;
  stop(): void;
}

/** The parts of a running product that its simulators may use. */
export interface ProductParts {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly pool: Knex;
  readonly clock: Clock;
  readonly modules: readonly ModuleDefinition[];
  readonly log: Logger;
  readonly makeScope: () => Scope;
  /** The outside services. */
  readonly providers: readonly Provider[];
}

/**
 * Simulators of outside services, for demo, development and tests. Each is used only where settings name no real service.
 * Production (server/main.ts) has none, so a service missing in the settings stops the start.
 */
export interface SimulatedServices {
  /** Instead of DATABASE_URL. */
  openDatabase?(settings: Settings, log: Logger): Promise<Database>;
  /** Instead of the machine's clock. */
  openClock?(pool: Knex, log: Logger): Promise<RunningClock>;
  /** Instead of Stripe (STRIPE_SECRET_KEY). */
  openPayments?(parts: {
    settings: Settings;
    databaseUrl: string;
    clock: Clock;
    ids: Ids;
    log: Logger;
  }): Promise<Payments>;
  /** Instead of the pharmacy of PHARMACY_URL. */
  openPharmacy?(parts: {
    settings: Settings;
    databaseUrl: string;
    clock: Clock;
    log: Logger;
  }): Promise<SimulatedPharmacy>;
  /** Instead of the mail server of SMTP_URL, or of Postmark. */
  openMail?(parts: {
    settings: Settings;
    databaseUrl: string;
    clock: Clock;
    ids: Ids;
    log: Logger;
  }): Promise<SimulatedMail>;
  /** Instead of the webhook of PAGER_URL. */
  openPager?(parts: { databaseUrl: string; clock: Clock }): Promise<SimulatedPager>;
  /** Instead of Twilio. */
  openTextMessages?(parts: {
    settings: Settings;
    databaseUrl: string;
    clock: Clock;
    ids: Ids;
    log: Logger;
  }): Promise<SimulatedTextMessages>;
  /** Instead of the bucket of PHOTOS_S3_BUCKET. */
  openObjectStore?(parts: { settings: Settings; clock: Clock }): Promise<SimulatedObjectStore>;
  /** Instead of LaunchDarkly. */
  openFlagService?(parts: { settings: Settings; log: Logger }): Promise<SimulatedFlagService>;
  /** Instead of Mixpanel. */
  openAnalytics?(): Promise<SimulatedAnalytics>;
  /** Instead of OIDC_ISSUER; mounted at /oidc. */
  identityProvider?(parts: IdentityProviderParts): Router;
  /** Modules in addition to those of the product. */
  readonly modules?: readonly ModuleDefinition[];
  /** Pages in addition to those of the product, and the files that render them. */
  readonly routes?: readonly PageRoute[];
  readonly pages?: LoadPages;
  /** Ports that only a simulator provides. */
  providers?(parts: ProductParts): readonly Provider[];
  /** Runs at every start after the reference data: creates the demo's people, for example. `progress` gets one line a step. */
  seed?(parts: ProductParts & { executor: Executor }, progress: (step: string) => void): Promise<void>;
}

/** Throws one SettingsError that names every service that is neither configured nor simulated. */
export const requireServices = (settings: Settings, simulated: SimulatedServices): void => {
  const required = [
    ['DATABASE_URL', simulated.openDatabase],
    ['OIDC_ISSUER', simulated.identityProvider],
    ['STRIPE_SECRET_KEY', simulated.openPayments],
    ['PHARMACY_URL', simulated.openPharmacy],
    ['SMTP_URL', simulated.openMail],
    ['PAGER_URL', simulated.openPager],
  ] as const;
  const problems = required
    .filter(([name, simulator]) => settings[name] === undefined && !simulator)
    .filter(([name]) => name !== 'SMTP_URL' || settings.POSTMARK_TOKEN === undefined)
    .map(([name]) => `${name}: is required, because this process has no simulator for it`);
  if (problems.length > 0) throw new SettingsError(problems);
};
