import { AsyncLocalStorage } from 'node:async_hooks';

/** Names one span of one trace. */
export interface SpanReference {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

const current = new AsyncLocalStorage<SpanReference>();

/** The span in which this code runs; undefined without tracing, and outside of every span. */
export const currentSpan = (): SpanReference | undefined => current.getStore();

/** Does work in a span, whatever it waits for. */
export const inSpan = <T>(span: SpanReference, work: () => T): T => current.run(span, work);

/** What a log line says of the span in which it is written. */
export const traceFields = (): { traceId?: string } => {
  const traceId = currentSpan()?.traceId;
  return traceId === undefined ? {} : { traceId };
};

/**
 * For the payload of a job that is added in a span: the span, as in the header of W3C Trace Context. Nothing without tracing.
 */
export const traceOrigin = (): { traceparent?: string } => {
  const span = currentSpan();
  return span ? { traceparent: `00-${span.traceId}-${span.spanId}-01` } : {};
};

/** The span in a payload; undefined when there is none. */
export const readOrigin = (traceparent: unknown): SpanReference | undefined => {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(String(traceparent)) ?? [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
};
