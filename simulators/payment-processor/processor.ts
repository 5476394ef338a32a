import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import type { ProcessorFaults } from './faults.ts';
import type { ProcessorAnswer, ProcessorContext } from './processor-context.ts';
import { ProcessorError } from './processor-error.ts';
import type { ProcessorEvent } from './processor-event.ts';
import { eventStore } from './repositories/event-store.ts';
import { idempotencyStore } from './repositories/idempotency.ts';
import { processorStore } from './repositories/processor-store.ts';
import type { WebhookSender } from './webhooks.ts';

export interface ProcessorOptions {
  readonly knex: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Where `browserRouter` is mounted, e.g. `http://app.localhost:3000/payment-simulator`. */
  readonly publicUrl: string;
  readonly webhooks: WebhookSender;
  readonly faults: ProcessorFaults;
}

export type ProcessorHandler = (context: ProcessorContext) => Promise<ProcessorAnswer>;

const mismatch = new ProcessorError(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

/** Runs requests as transactions: state, stored responses and pending events change together or not at all. */
export const createProcessor = (options: ProcessorOptions) => {
  const { clock, ids } = options;
  const newId = (prefix: string): string => `${prefix}_${ids.uuid().replaceAll('-', '')}`;

  const run = async <T>(work: (context: ProcessorContext, trx: Knex) => Promise<T>): Promise<T> => {
    const owed: ProcessorEvent[] = [];
    const result = await options.knex.transaction(async (trx) => {
      const now = clock.now();
      const context: ProcessorContext = {
        store: processorStore(trx),
        now,
        faults: options.faults,
        newId,
        challengeUrl: (intentId) => `${options.publicUrl}/challenge/${intentId}`,
        emit: async (type, subject) => {
          const event: ProcessorEvent = {
            id: newId('evt'),
            object: 'event',
            api_version: null,
            created: Math.floor(now.getTime() / 1000),
            livemode: false,
            pending_webhooks: 1,
            request: null,
            type,
            data: { object: subject },
          };
          owed.push(event);
          await eventStore(trx).add(event, now);
        },
      };
      return work(context, trx);
    });
    await options.webhooks.send(owed);
    return result;
  };

  /** Runs a POST once per key; `replayed` when the response is a stored one. */
  const once = (
    key: string,
    request: string,
    handler: ProcessorHandler,
  ): Promise<{ answer: ProcessorAnswer; replayed: boolean }> =>
    run(async (context, trx) => {
      const keys = idempotencyStore(trx);
      const fingerprint = createHash('sha256').update(request).digest('hex');
      const claim = await keys.claim(key, fingerprint, context.now);
      if (!claim.fresh) {
        if (claim.fingerprint !== fingerprint) throw mismatch;
        return { answer: claim.answer, replayed: true };
      }
      const answer = await handler(context);
      await keys.keep(key, answer);
      return { answer, replayed: false };
    });

  return { run, once };
};

export type Processor = ReturnType<typeof createProcessor>;
