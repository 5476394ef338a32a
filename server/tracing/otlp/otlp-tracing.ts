import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_DEPLOYMENT_ENVIRONMENT_NAME,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from '@opentelemetry/semantic-conventions';
import type { Logger } from 'pino';
import { readOrigin } from '../current-span.ts';
import type { Tracing } from '../tracing.ts';
import { countedExport, SEND_LIMIT_MS } from './counted-export.ts';
import { createSpans } from './spans.ts';
import { traceExecutor } from './trace-executor.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';

const SERVICE = 'thicket';
/** How long the end of a process waits for what is left. */
const CLOSE_LIMIT_MS = 3_000;
/** Enough for everything that may wait, in batches, and for the one on its way. */
const REQUESTS = 8;
/** A statement with long lists is cut off. */
const LONGEST_TEXT = 2_000;

/** Resolves with the work, or when the time is over. */
const within = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  const timer = new AbortController();
  try {
    await Promise.race([work, sleep(milliseconds, undefined, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
};

/** Traces that go to a collector by OTLP over HTTP, in JSON, to `/v1/traces` below the endpoint. */
export const openOtlpTracing = (parts: {
  readonly endpoint: string;
  readonly release: string;
  readonly environment: string;
  readonly log: Logger;
}): Tracing => {
  const { endpoint, release, environment, log } = parts;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_LIMIT_MS,
    concurrencyLimit: REQUESTS,
  });
  const { processor, counts } = countedExport(exporter, log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: SERVICE,
      [ATTR_SERVICE_VERSION]: release,
      [ATTR_DEPLOYMENT_ENVIRONMENT_NAME]: environment,
    }),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [processor],
  });
  const spans = createSpans(provider.getTracer(SERVICE, release));
  return {
    requests: (routes, mounts) => traceRequests(spans, routes, mounts),
    executor: (executor) => traceExecutor(spans, executor),
    statements: traceStatements(spans),
    job: (id, origin, work) =>
      spans.during({ kind: SpanKind.CONSUMER, name: `job ${id}`, parent: readOrigin(origin) }, work),
    sweep: (id, work) => spans.during({ kind: SpanKind.INTERNAL, name: `sweep ${id}` }, work),
    counts,
    close: () =>
      within(
        CLOSE_LIMIT_MS,
        // The provider gives up with the first batch that fails; the exporter waits for all.
        provider
          .shutdown()
          .catch(() => {})
          .then(() => exporter.shutdown()),
      ),
  };
};
