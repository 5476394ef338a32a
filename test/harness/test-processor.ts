import { createServer } from 'node:http';
import express from 'express';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { paymentWebhookRouter } from '#modules/billing/http/payment-webhook-router.ts';
import { createStripeGateway } from '#server/payments/stripe-gateway.ts';
import { createStripeTax } from '#server/payments/stripe-tax.ts';
import type { PaymentEvent, PaymentGateway } from '#server/ports/payment-gateway.ts';
import type { TaxService } from '#server/ports/sales-tax.ts';
import type { ReceivedRequest } from '#simulators/payment-processor/api.ts';
import { noFaults, type ProcessorFaults } from '#simulators/payment-processor/faults.ts';
import { type SimulatedProcessor, startSimulatedProcessor } from '#simulators/payment-processor/start.ts';

export const appOrigin = 'http://app.localhost:3000';
export const returnUrl = `${appOrigin}/payment-authentication?from=checkout`;
export const webhookSecret = 'whsec_test';

export interface TestProcessor {
  readonly simulator: SimulatedProcessor;
  readonly gateway: PaymentGateway;
  readonly tax: TaxService;
  readonly clock: ManualClock;
  readonly faults: ProcessorFaults;
  /** Requests of the product as the processor received them, in order. */
  readonly requests: ReceivedRequest[];
  /** Webhooks as the product received them, in order. */
  readonly received: PaymentEvent[];
  /** Makes the product's webhook handler throw this many times. */
  failNext(times: number): void;
  /** The site on which `browserRouter` is mounted at /payment-simulator. */
  readonly siteUrl: string;
  /** Types a card into the card form and returns the payment method id. */
  tokenize(number: string, over?: { expiry?: string; cvc?: string; zip?: string }): Promise<Response>;
  /** Chooses a card in the simulated wallet of a device. */
  tokenizeWallet(card: string, device: string): Promise<Response>;
  newCustomer(): Promise<string>;
  /** A new customer with this card saved, its challenge (if any) approved. */
  savedCard(number: string): Promise<{ customerId: string; paymentMethodId: string }>;
  /** Answers the issuer's challenge as a browser would; returns the address that the patient is redirected to. */
  answerChallenge(actionUrl: string, answer: 'approve' | 'fail'): Promise<URL>;
  /** A second simulator process on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The simulator, the real adapter and a small site around them, for tests. `timeoutMs`: how long the adapter waits. */
export const startTestProcessor = async (knex: Knex, timeoutMs = 10_000): Promise<TestProcessor> => {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const faults = noFaults();
  const log = pino({ level: 'silent' });
  const requests: ReceivedRequest[] = [];
  const received: PaymentEvent[] = [];
  let failures = 0;
  const live: { simulator: SimulatedProcessor; gateway: PaymentGateway; tax: TaxService } = {
    ...(await start('http://127.0.0.1:9')),
  };

  const site = express();
  site.use('/payment-simulator', (request, response, next) =>
    live.simulator.browserRouter(request, response, next),
  );
  site.use('/webhook', (request, response, next) =>
    paymentWebhookRouter(
      live.gateway,
      async (event) => {
        failures -= 1;
        if (failures >= 0) throw new Error('The product is not ready.');
        received.push(event);
      },
      log,
    )(request, response, next),
  );
  const server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const siteUrl = `http://127.0.0.1:${address.port}`;

  async function start(webhookUrl: string) {
    const simulator = await startSimulatedProcessor({
      knex,
      clock,
      ids: randomIds,
      log,
      webhookUrl,
      webhookSecret,
      publicUrl: `${appOrigin}/payment-simulator`,
      allowedOrigins: [appOrigin],
      faults,
      retryPausesMs: [10, 20],
      onRequest: (request) => requests.push(request),
    });
    const gateway = createStripeGateway({
      secretKey: 'sk_test',
      webhookSecret,
      authenticationReturnUrl: `${appOrigin}/payment-authentication`,
      api: simulator.api,
      clock,
      timeoutMs,
    });
    const tax = createStripeTax({ secretKey: 'sk_test', api: simulator.api, timeoutMs });
    return { simulator, gateway, tax };
  }

  const restart = async (): Promise<void> => {
    await live.simulator.stop();
    Object.assign(live, await start(`${siteUrl}/webhook`));
  };
  await restart();

  /** Always in the future, however many years a test runs through. */
  const expiry = (): string => `12 / ${String(Math.max(2034, clock.now().getUTCFullYear() + 5)).slice(2)}`;

  const tokenize: TestProcessor['tokenize'] = (number, over = {}) =>
    fetch(`${siteUrl}/payment-simulator/payment-methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: expiry(), cvc: '123', zip: '10001', ...over }),
    });

  const tokenizeWallet: TestProcessor['tokenizeWallet'] = (card, device) =>
    fetch(`${siteUrl}/payment-simulator/wallet-payment-methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card, device }),
    });

  const newCustomer = async (): Promise<string> => {
    const userId = randomIds.uuid();
    const { customerId } = await live.gateway.createCustomer({
      userId,
      email: 'sam@example.test',
      idempotencyKey: `customer:${userId}`,
    });
    return customerId;
  };

  const answerChallenge: TestProcessor['answerChallenge'] = async (actionUrl, answer) => {
    const path = new URL(actionUrl).pathname;
    const page = await fetch(`${siteUrl}${path}`);
    const back = /name="back" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const response = await fetch(`${siteUrl}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer, back: back.replaceAll('&#38;', '&') }),
    });
    return new URL(response.headers.get('location') ?? 'none:');
  };

  return {
    get simulator() {
      return live.simulator;
    },
    get gateway() {
      return live.gateway;
    },
    get tax() {
      return live.tax;
    },
    clock,
    faults,
    requests,
    received,
    failNext: (times) => {
      failures = times;
    },
    siteUrl,
    tokenize,
    tokenizeWallet,
    newCustomer,
    answerChallenge,
    savedCard: async (number) => {
      const { paymentMethodId } = await readToken(await tokenize(number));
      const customerId = await newCustomer();
      const saved = await live.gateway.saveCard({
        customerId,
        paymentMethodId,
        returnUrl,
        idempotencyKey: `save:${paymentMethodId}`,
      });
      if (saved.status === 'action_required') await answerChallenge(saved.actionUrl, 'approve');
      return { customerId, paymentMethodId };
    },
    restart,
    stop: async () => {
      await live.simulator.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The card form's response; throws when the card was not accepted. */
export const readToken = async (
  response: Response,
): Promise<{ paymentMethodId: string; last4: string; brand: string }> => {
  const body: unknown = await response.json();
  const text = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    if (typeof value !== 'string') throw new Error(`The card form answered ${JSON.stringify(body)}`);
    return value;
  };
  return { paymentMethodId: text('paymentMethodId'), last4: text('last4'), brand: text('brand') };
};
