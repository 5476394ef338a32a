import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import { type Clock, systemClock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import type { ProcessorFaults } from '#simulators/payment-processor/faults.ts';
import { startSimulatedProcessor } from '#simulators/payment-processor/start.ts';
import type { CardEntryConfig } from '../ports/card-entry.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const webhookPath = '/api/payments/webhook';
export const demoBankPath = '/payment-simulator';
/** Where a person lands after his bank asked him about a charge made in his absence (specification, page list). */
const authenticationPath = '/payment-authentication';
/** Only this process's own demo bank signs with it. */
const demoWebhookSecret = 'whsec_demo_bank';

export interface Payments {
  readonly gateway: PaymentGateway;
  /** For the page that shows the card form. */
  readonly cardField: CardEntryConfig;
  /** What the pages' content security policy must allow besides 'self'. */
  readonly contentSources: {
    readonly script: readonly string[];
    readonly frame: readonly string[];
    readonly connect: readonly string[];
  };
  /** Gives a card for the demo's own history; null with real Stripe. */
  readonly issueDemoCard: ((number: string) => Promise<string>) | null;
  /** To mount at `demoBankPath` on the app host; null with real Stripe. */
  readonly demoBankRouter: Router | null;
  stop(): Promise<void>;
}

interface Parts {
  readonly settings: Settings;
  /** A pool of its own for the demo bank; asked for, and to be closed by the caller, only without Stripe. */
  openDemoKnex(): Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly faults?: ProcessorFaults;
}

/**
 * Real Stripe when STRIPE_SECRET_KEY is set, else the embedded demo bank, which production refuses.
 * Real Stripe is judged by the real clock even while a demo's clock is moved.
 */
export const createPaymentGateway = async (parts: Parts): Promise<Payments> => {
  const { settings } = parts;
  const authenticationReturnUrl = `${settings.origins.app}${authenticationPath}`;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;

  if (STRIPE_SECRET_KEY) {
    if (!STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
      throw new Error(
        'STRIPE_SECRET_KEY is set: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed too.',
      );
    return {
      gateway: createStripeGateway({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        authenticationReturnUrl,
        clock: systemClock,
      }),
      cardField: { kind: 'stripe', publishableKey: STRIPE_PUBLISHABLE_KEY },
      contentSources: {
        script: ['https://js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      },
      issueDemoCard: null,
      demoBankRouter: null,
      stop: async () => {},
    };
  }

  if (settings.isProduction) throw new Error('Production takes real payments: set STRIPE_SECRET_KEY.');
  const publicUrl = `${settings.origins.app}${demoBankPath}`;
  const bank = await startSimulatedProcessor({
    knex: parts.openDemoKnex(),
    clock: parts.clock,
    ids: parts.ids,
    log: parts.log,
    webhookUrl: `http://127.0.0.1:${settings.PORT}${webhookPath}`,
    webhookSecret: demoWebhookSecret,
    publicUrl,
    allowedOrigins: Object.values(settings.origins),
    ...(parts.faults ? { faults: parts.faults } : {}),
  });
  return {
    gateway: createStripeGateway({
      secretKey: 'sk_demo_bank',
      webhookSecret: demoWebhookSecret,
      authenticationReturnUrl,
      api: bank.api,
      clock: parts.clock,
    }),
    cardField: { kind: 'demo', frameUrl: `${publicUrl}/card-fields` },
    contentSources: { script: [], frame: [settings.origins.app], connect: [] },
    issueDemoCard: (number) => bank.issueCard(number),
    demoBankRouter: bank.browserRouter,
    stop: () => bank.stop(),
  };
};
