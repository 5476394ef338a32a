import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createPool } from '#server/database/pool.ts';
import { authenticationReturnUrl } from '#server/payments/open-stripe.ts';
import type { Payments } from '#server/payments/payments.ts';
import { createStripeGateway } from '#server/payments/stripe-gateway.ts';
import { createStripeTax } from '#server/payments/stripe-tax.ts';
import type { ProcessorDashboard } from './dashboard.ts';
import { startSimulatedProcessor } from './start.ts';

const CONNECTIONS = 4;
const WEBHOOK_PATH = '/api/payments/webhook';
const BROWSER_PATH = '/payment-simulator';
/** Only this process's own simulator signs with it. */
const WEBHOOK_SECRET = 'whsec_simulator';

/** Payments that also accept test cards without a browser, for the history that is created at start. */
export interface SimulatedPayments extends Payments {
  /** Saves a test card as if it were typed into the form; returns the payment method id. */
  issueCard(number: string): Promise<string>;
  readonly dashboard: ProcessorDashboard;
}

/** The adapter for Stripe, pointed at the simulator in this process. */
export const openSimulatedPayments = async (parts: {
  settings: Settings;
  databaseUrl: string;
  clock: Clock;
  ids: Ids;
  log: Logger;
}): Promise<SimulatedPayments> => {
  const { settings, clock } = parts;
  const publicUrl = `${settings.origins.app}${BROWSER_PATH}`;
  // A separate pool: a request may hold connections while it waits for the simulator, which must not wait for those.
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  const simulator = await startSimulatedProcessor({
    knex,
    clock,
    ids: parts.ids,
    log: parts.log,
    webhookUrl: `http://127.0.0.1:${settings.PORT}${WEBHOOK_PATH}`,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl,
    allowedOrigins: Object.values(settings.origins),
  });
  return {
    gateway: createStripeGateway({
      secretKey: 'sk_simulator',
      webhookSecret: WEBHOOK_SECRET,
      authenticationReturnUrl: authenticationReturnUrl(settings.origins),
      api: simulator.api,
      clock,
    }),
    tax: createStripeTax({ secretKey: 'sk_simulator', api: simulator.api }),
    cardEntry: { kind: 'demo', frameUrl: `${publicUrl}/card-fields` },
    contentSources: { script: [], frame: [settings.origins.app], connect: [] },
    browserRouter: { path: BROWSER_PATH, router: simulator.browserRouter },
    issueCard: (number) => simulator.issueCard(number),
    dashboard: simulator.dashboard,
    stop: async () => {
      await simulator.stop();
      await knex.destroy();
    },
  };
};
