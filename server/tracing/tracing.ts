import type { RequestHandler } from 'express';
import type { Client } from 'pg';
import type { RouteTable } from '#client/routing/route.ts';
import type { Executor } from '../graphql/executor.ts';

/** How many spans were sent to the collector, and how many it never got. */
export interface SpanCounts {
  readonly sent: number;
  readonly dropped: number;
}

/**
 * OpenTelemetry traces at the product's seams (docs/decisions/tracing.md). Spans have names of the code only: route
 * patterns, fields of the API, ids of jobs, SQL without values.
 */
export interface Tracing {
  /** Traces requests. `mounts`: paths of routers, which name the spans of what is no page. */
  requests(routes: RouteTable, mounts: readonly string[]): RequestHandler;
  /** The same executor, with a span for each operation. */
  executor(executor: Executor): Executor;
  /** Traces the statements that a connection runs within another span. */
  statements(connection: Client): void;
  /** Does a job's work in a span; `origin`: the span in which it was added, from its payload. */
  job<T>(id: string, origin: unknown, work: () => Promise<T>): Promise<T>;
  /** Does a sweep's work in a span. */
  sweep<T>(id: string, work: () => Promise<T>): Promise<T>;
  counts(): SpanCounts;
  /** Sends what waits, for three seconds at most. */
  close(): Promise<void>;
}
