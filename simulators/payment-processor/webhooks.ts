import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import type { ProcessorFaults } from './faults.ts';
import type { ProcessorEvent } from './processor-event.ts';
import type { eventStore } from './repositories/event-store.ts';

const maxAttempts = 3;
const patienceMs = 5_000;

export interface WebhookSenderOptions {
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly events: ReturnType<typeof eventStore>;
  readonly faults: ProcessorFaults;
  /** Milliseconds before the second and the third attempt. */
  readonly retryPausesMs: readonly number[];
}

/**
 * Sends signed events, three attempts each. Undelivered events are sent again at the next start;
 * after three attempts they are abandoned, as a real sender does in the end.
 */
export const createWebhookSender = (options: WebhookSenderOptions) => {
  const { events, faults, log } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const post = async (payload: string): Promise<boolean> => {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: options.secret,
      timestamp: Math.floor(options.clock.now().getTime() / 1000),
    });
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
    });
    await response.arrayBuffer();
    return response.ok;
  };

  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const deliver = async (event: ProcessorEvent): Promise<void> => {
    const { id } = event;
    const payload = JSON.stringify(event);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (attempt > 0) await rest(options.retryPausesMs[attempt - 1] ?? 5_000);
      if (stopping.signal.aborted) return;
      const arrived = await post(payload).catch(() => false);
      if (stopping.signal.aborted && !arrived) return;
      await events.recordAttempt(id, arrived ? options.clock.now() : null);
      if (arrived) {
        if (faults.webhooks === 'twice') await post(payload).catch(() => false);
        return;
      }
    }
    log.info({ eventId: id, type: event.type }, 'payment simulator: the webhook was not taken; given up');
  };

  const start = (owed: readonly ProcessorEvent[]): Promise<void> => {
    const work = (async () => {
      for (const event of owed) await deliver(event);
    })()
      .catch((error: unknown) => log.error({ error }, 'payment simulator: sending webhooks failed'))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  };

  return {
    /** Waits for the product's response only in the mode that requires it. */
    async send(owed: readonly ProcessorEvent[]): Promise<void> {
      if (owed.length === 0 || faults.webhooks === 'never') return;
      const work = start(owed);
      if (faults.webhooks === 'before-response') await work;
    },
    async resume(): Promise<void> {
      void start(await events.undelivered(maxAttempts));
    },
    /** Resolves when no event is being sent. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;
