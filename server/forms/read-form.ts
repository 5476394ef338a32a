import express, { type RequestHandler, Router } from 'express';
import { AccessError } from '../auth/guards.ts';
import { isCrossSite } from '../graphql/is-cross-site.ts';

/** More than the longest message with its letters written as percent signs. */
const BODY_LIMIT = '128kb';
const MOST_FIELDS = 200;

const guard: RequestHandler = (request, _response, next) => {
  // Photos have routes of their own; only the address of their form is opened again.
  if (!request.is(['urlencoded', 'multipart'])) return next('router');
  next(
    isCrossSite(request)
      ? new AccessError(403, 'CSRF_REFUSED', 'Forms of other sites are not answered.')
      : undefined,
  );
};

/**
 * Reads a form that a browser sent without scripts. Refuses one that another site sent, as /graphql does. Any other body
 * passes by and is not read.
 */
export const readForm = (...then: readonly RequestHandler[]): RequestHandler =>
  Router().use(
    guard,
    express.urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: MOST_FIELDS }),
    ...then,
  );
