import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#kernel/clock.ts';
import type { ModuleDefinition } from '../module.ts';
import type { WebhookProcessed } from '../ports/webhooks.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { addDatabaseGauges } from './database-gauges.ts';
import { listen } from './listen.ts';

export interface Metrics {
  /** Times every request, by method and status class; never by address, which may be private. */
  readonly middleware: RequestHandler;
  /** Counts a page that failed to render; `page` is its file, never its address. */
  readonly pageFailed: (page: string, reason: string) => void;
  /** Counts a page that was answered from memory. */
  readonly pageServedFromCache: () => void;
  /** Times a sweep. */
  readonly sweepEnded: (sweep: string, seconds: number) => void;
  /** Times the notification of a provider, from the provider's time until it is processed. */
  readonly webhookProcessed: WebhookProcessed;
  /** Serves `GET /metrics` on an address that no public host reaches. */
  listen(port: number, host: string): Promise<Server>;
}

/**
 * Metrics for Prometheus: the process, its requests, sweeps and database connections, and what the modules and the job queue
 * count in the database.
 */
export const createMetrics = (parts: {
  pool: Knex;
  clock: Clock;
  log: Logger;
  release: string;
  modules: readonly ModuleDefinition[];
  tracing?: Pick<Tracing, 'counts'> | null;
}): Metrics => {
  const { pool, release, tracing } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const pageFailures = new Counter({
    name: 'page_failures_total',
    help: 'Pages that could not be rendered as they should, by page and reason.',
    labelNames: ['page', 'reason'],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { pool: connections } = pool.client;
      this.set({ state: 'used' }, connections?.numUsed() ?? 0);
      this.set({ state: 'free' }, connections?.numFree() ?? 0);
      this.set({ state: 'waited_for' }, connections?.numPendingAcquires() ?? 0);
    },
  });
  const cacheHits = new Counter({
    name: 'page_cache_hits_total',
    help: 'Pages that were answered from memory.',
    registers: [registry],
  });
  const sweepSeconds = new Histogram({
    name: 'sweep_duration_seconds',
    help: 'Seconds that a sweep took, by sweep.',
    labelNames: ['sweep'],
    buckets: [0.01, 0.1, 1, 5, 15, 60],
    registers: [registry],
  });
  const sweepEnd = new Gauge({
    name: 'sweep_last_end_timestamp_seconds',
    help: 'When a sweep last ended in this process, by sweep; the latest over all processes is due each minute.',
    labelNames: ['sweep'],
    registers: [registry],
  });
  const webhookSeconds = new Histogram({
    name: 'webhook_lag_seconds',
    help: 'Seconds from what a provider notifies of until it is processed; of texts, from the arrival.',
    labelNames: ['source'],
    buckets: [0.5, 2, 10, 30, 60, 300, 1_800, 7_200, 86_400],
    registers: [registry],
  });
  new Counter({
    name: 'trace_spans_total',
    help: 'Spans of traces that were sent to their collector, or dropped because it did not take them in time.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { sent = 0, dropped = 0 } = tracing?.counts() ?? {};
      this.reset();
      this.inc({ outcome: 'sent' }, sent);
      this.inc({ outcome: 'dropped' }, dropped);
    },
  });
  new Gauge({
    name: 'product_info',
    help: 'The release that runs; always 1.',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release }, 1);
  addDatabaseGauges(registry, parts);
  return {
    middleware: (request, response, next) => {
      const end = seconds.startTimer({ method: request.method });
      response.once('finish', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
      next();
    },
    pageFailed: (page, reason) => pageFailures.inc({ page, reason }),
    pageServedFromCache: () => cacheHits.inc(),
    sweepEnded: (sweep, duration) => {
      sweepSeconds.observe({ sweep }, duration);
      sweepEnd.setToCurrentTime({ sweep });
    },
    webhookProcessed: (source, lag) => webhookSeconds.observe({ source }, lag),
    listen: async (port, host) => {
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
      });
      await listen(server, { port, host, setting: 'METRICS_PORT' });
      return server;
    },
  };
};
