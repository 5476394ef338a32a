import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#kernel/clock.ts';
import { queueMetrics } from '../jobs/queue-metrics.ts';
import type { MetricDefinition } from '../module.ts';

/** How long numbers from the database are kept: several readers of the metrics cost one reading. */
const KEPT_MS = 10_000;

interface Parts {
  readonly pool: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly modules: readonly { readonly metrics?: readonly MetricDefinition[] }[];
}

/**
 * Gauges whose numbers are counted in the database when metrics are read: those of the modules and of the job queue. One
 * that cannot be read is left out and logged, so that the others still answer.
 */
export const addDatabaseGauges = (registry: Registry, { pool, clock, log, modules }: Parts): void => {
  for (const { name, help, label, read } of [
    ...queueMetrics,
    ...modules.flatMap((one) => one.metrics ?? []),
  ]) {
    let readAt = Number.NEGATIVE_INFINITY;
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        if (performance.now() - readAt < KEPT_MS) return;
        try {
          const rows = await read(pool, clock.now());
          readAt = performance.now();
          this.reset();
          for (const row of rows) this.set({ [label]: row.label }, row.value);
        } catch (error) {
          this.reset();
          log.warn({ err: error, metric: name }, 'A metric could not be read.');
        }
      },
    });
  }
};
