import {
  type Attributes,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { currentSpan, inSpan, type SpanReference } from '../current-span.ts';
import { safeText } from './safe-text.ts';

export interface SpanStart {
  readonly kind: SpanKind;
  readonly name: string;
  readonly attributes?: Attributes;
  /** Instead of the span in which it is started. */
  readonly parent?: SpanReference | undefined;
}

export interface OpenSpan extends SpanReference {
  set(attributes: Attributes): void;
  /** `type`: a code or the name of a class; never a message, which may name people. */
  fail(type: string): void;
  end(): void;
}

export interface Spans {
  start(span: SpanStart): OpenSpan;
  /** Does work in a span, which ends with it and fails with it. */
  during<T>(span: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>;
}

/** A code such as PostgreSQL's `23505`, or else the name of the error's class. */
export const errorType = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string' && /^[\w.-]{1,40}$/.test(error.code))
    return error.code;
  return error.constructor.name;
};

const safe = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? safeText(value) : value,
    ]),
  );

const contextOf = (parent: SpanReference | undefined) =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: TraceFlags.SAMPLED,
      })
    : ROOT_CONTEXT;

/** Spans whose names and texts are all made safe here. */
export const createSpans = (tracer: Tracer): Spans => {
  const start: Spans['start'] = ({ kind, name, attributes = {}, parent = currentSpan() }) => {
    const span = tracer.startSpan(safeText(name), { kind, attributes: safe(attributes) }, contextOf(parent));
    const { traceId, spanId } = span.spanContext();
    return {
      traceId,
      spanId,
      set: (more) => void span.setAttributes(safe(more)),
      fail: (type) => void span.setAttribute(ATTR_ERROR_TYPE, type).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    };
  };
  return {
    start,
    during: async (started, work) => {
      const span = start(started);
      try {
        // Awaited inside: a query that is built and not sent yet is sent when it is awaited.
        return await inSpan(span, async () => await work(span));
      } catch (error) {
        span.fail(errorType(error));
        throw error;
      } finally {
        span.end();
      }
    },
  };
};
