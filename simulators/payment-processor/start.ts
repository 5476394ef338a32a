import { createServer } from 'node:http';
import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createProcessorApi, type ReceivedRequest } from './api.ts';
import { createBrowserRouter } from './browser-router.ts';
import { checkCard } from './card-input.ts';
import { createCard } from './customers.ts';
import { type ProcessorDashboard, processorDashboard } from './dashboard.ts';
import { noFaults, type ProcessorFaults } from './faults.ts';
import { createProcessor } from './processor.ts';
import { eventStore } from './repositories/event-store.ts';
import { createWebhookSender } from './webhooks.ts';

export interface SimulatedProcessorOptions {
  /**
   * The simulator's own pool: like another company's database, it must not wait for connections that the
   * product uses while it waits for the processor.
   */
  readonly knex: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Where `browserRouter` is mounted, as the browser sees it, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins that may show the card fields and to which the challenge page redirects back. */
  readonly allowedOrigins: readonly string[];
  /** Tests only. */
  readonly faults?: ProcessorFaults;
  readonly retryPausesMs?: readonly number[];
  /** Tests only: gets every request of the SDK as it arrived. */
  readonly onRequest?: (request: ReceivedRequest) => void;
}

export interface SimulatedProcessor {
  /** Loopback address for the SDK. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** The browser's pages: card fields and the issuer's challenge page. Mount it at the path of `publicUrl`. */
  readonly browserRouter: Router;
  /** Saves a test card as if it were typed into the form; returns the payment method id. For the demo's history. */
  issueCard(number: string): Promise<string>;
  /** What people do at the processor's own dashboard, and banks. */
  readonly dashboard: ProcessorDashboard;
  /** Resolves when no webhook is being sent. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded Stripe-shaped server on a free loopback port. Its tables must exist. */
export const startSimulatedProcessor = async (
  options: SimulatedProcessorOptions,
): Promise<SimulatedProcessor> => {
  const { knex, clock, ids, log } = options;
  const faults = options.faults ?? noFaults();
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    clock,
    log,
    events: eventStore(knex),
    faults,
    retryPausesMs: options.retryPausesMs ?? [1_000, 5_000],
  });
  const processor = createProcessor({ knex, clock, ids, publicUrl: options.publicUrl, webhooks, faults });
  const server = createServer(createProcessorApi(processor, { faults, log, onRequest: options.onRequest }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The payment simulator has no port.');
  await webhooks.resume();

  return {
    api: { host: '127.0.0.1', port: address.port, protocol: 'http' },
    browserRouter: createBrowserRouter({ processor, clock, allowedOrigins: options.allowedOrigins }),
    issueCard: async (number) => {
      const inTwoYears = String(clock.now().getUTCFullYear() + 2).slice(-2);
      const checked = checkCard(
        { number, expiry: `12/${inTwoYears}`, cvc: '123', zip: '11201' },
        clock.now(),
      );
      if (!checked.ok) throw new Error(`${number} is not one of the simulator's cards.`);
      return (await processor.run((context) => createCard(context, checked.card))).id;
    },
    dashboard: processorDashboard(processor, faults),
    settled: () => webhooks.settled(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await webhooks.stop();
    },
  };
};
