import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { SpanCounts } from '../tracing.ts';

/** Spans that may wait to be sent; about two megabytes. More are dropped. */
export const MOST_WAITING = 2_048;
const BATCH = 512;
const SEND_AFTER_MS = 2_000;
/** How long one request to the collector may take, with what is tried again. */
export const SEND_LIMIT_MS = 2_500;

/** `ExportResultCode.SUCCESS` of @opentelemetry/core. */
const SUCCESS = 0;

/**
 * Sends spans in batches, in the background. While the collector is away a bounded number waits, and the others are dropped and
 * counted: no request waits for it. The log says once that it is away, and once that it is back.
 */
export const countedExport = (
  exporter: SpanExporter,
  log: Logger,
): { readonly processor: SpanProcessor; counts(): SpanCounts } => {
  let waiting = 0;
  let sent = 0;
  let dropped = 0;
  let isAway = false;

  const report = (error: Error | undefined): void => {
    if (error && !isAway) log.warn({ err: error }, 'Traces do not reach their collector.');
    if (!error && isAway) log.info('Traces reach their collector again.');
    isAway = error !== undefined;
  };

  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) => {
        waiting -= spans.length;
        exporter.export(spans, (result) => {
          const isSent = result.code === SUCCESS;
          if (isSent) sent += spans.length;
          else dropped += spans.length;
          report(isSent ? undefined : (result.error ?? new Error('The collector refused spans.')));
          done(result);
        });
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: SEND_AFTER_MS,
    exportTimeoutMillis: SEND_LIMIT_MS,
  });

  return {
    processor: {
      onStart: () => {},
      onEnd: (span) => {
        if (waiting >= MOST_WAITING) {
          dropped += 1;
          return;
        }
        waiting += 1;
        batches.onEnd(span);
      },
      forceFlush: () => batches.forceFlush(),
      shutdown: () => batches.shutdown(),
    },
    counts: () => ({ sent, dropped }),
  };
};
