import { SpanKind } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { RequestHandler } from 'express';
import type { RouteTable } from '#client/routing/route.ts';
import { inSpan } from '../current-span.ts';
import { createRouteNames } from './route-names.ts';
import type { Spans } from './spans.ts';

/**
 * A span for each request, which begins a trace: a `traceparent` that somebody sends is ignored. It says method, route, status and
 * the request's id, by which the log is found.
 */
export const traceRequests = (
  spans: Spans,
  routes: RouteTable,
  mounts: readonly string[],
): RequestHandler => {
  const routeOf = createRouteNames(routes, mounts);
  return (request, response, next) => {
    const route = routeOf(request.path);
    if (route === null) return next();
    const { method } = request;
    const span = spans.start({
      kind: SpanKind.SERVER,
      name: `${method} ${route}`,
      attributes: { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_HTTP_ROUTE]: route },
    });
    request.traceId = span.traceId;
    response.once('close', () => {
      const { statusCode } = response;
      span.set({ [ATTR_HTTP_RESPONSE_STATUS_CODE]: statusCode, 'request.id': request.id });
      if (statusCode >= 500) span.fail(String(statusCode));
      span.end();
    });
    inSpan(span, next);
  };
};
