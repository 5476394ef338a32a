import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from './listen.ts';

export interface Metrics {
  /** Times every request, by method and status class; never by address, which may be private. */
  readonly middleware: RequestHandler;
  /** Counts a page that failed to render; `page` is its file, never its address. */
  readonly pageFailed: (page: string, reason: string) => void;
  /** Serves `GET /metrics` on the loopback interface, which no public host reaches. */
  listen(port: number): Promise<Server>;
}

/** Metrics for Prometheus: the process, its requests, its database connections. */
export const createMetrics = (pool: Knex): Metrics => {
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
  return {
    middleware: (request, response, next) => {
      const end = seconds.startTimer({ method: request.method });
      response.once('finish', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
      next();
    },
    pageFailed: (page, reason) => pageFailures.inc({ page, reason }),
    listen: async (port) => {
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
      });
      await listen(server, { port, host: '127.0.0.1', setting: 'METRICS_PORT' });
      return server;
    },
  };
};
