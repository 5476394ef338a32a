import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { isOutage, OUTAGE_MESSAGE, RETRY_AFTER_SECONDS } from '../database/is-outage.ts';
import type { PageAnswer } from '../page-renderer/index.ts';
import { reportError } from './report-error.ts';

const statusOf = (error: unknown): number => {
  if (isOutage(error)) return 503;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};

const mayShow = (error: unknown): error is Error & { expose: true } =>
  error instanceof Error && 'expose' in error && error.expose === true;

const messageOf = (error: unknown): string => {
  if (mayShow(error)) return error.message;
  return isOutage(error) ? OUTAGE_MESSAGE : 'Something went wrong on our side. Please try again.';
};

/**
 * The last error handler: logs with the request id; the answer has a friendly message and no internal details. While the
 * database is away it is 503 and says when to try again.
 */
export const errorHandler =
  (log: Logger, errorPage: (request: Request) => Promise<PageAnswer | null>): ErrorRequestHandler =>
  async (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const requestId = String(request.id ?? '');
    if (status >= 500) reportError(log, error, 'a request failed', { requestId });
    const message = messageOf(error);
    response.status(status).set('cache-control', 'no-store');
    if (status === 503) response.set('retry-after', String(RETRY_AFTER_SECONDS));
    // A document request accepts text/html; scripts, styles and fetches accept anything.
    if (!request.headers.accept?.includes('text/html')) return void response.json({ message, requestId });
    const page = await errorPage(request);
    if (page) response.type('html').send(page.body);
    else response.type('text/plain').send(`${message} Reference: ${requestId}`);
  };
