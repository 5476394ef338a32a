import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import type { PageAnswer } from '../page-renderer/index.ts';
import { reportError } from './report-error.ts';

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};

const mayShow = (error: unknown): error is Error & { expose: true } =>
  error instanceof Error && 'expose' in error && error.expose === true;

/** The last error handler: logs with the request id; the answer has a friendly message and no internal details. */
export const errorHandler =
  (log: Logger, errorPage: (request: Request) => Promise<PageAnswer | null>): ErrorRequestHandler =>
  async (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const requestId = String(request.id ?? '');
    if (status >= 500) reportError(log, error, 'a request failed', { requestId });
    const message = mayShow(error) ? error.message : 'Something went wrong on our side. Please try again.';
    response.status(status).set('cache-control', 'no-store');
    // A document request accepts text/html; scripts, styles and fetches accept anything.
    if (!request.headers.accept?.includes('text/html')) return void response.json({ message, requestId });
    const page = await errorPage(request);
    if (page) response.type('html').send(page.body);
    else response.type('text/plain').send(`${message} Reference: ${requestId}`);
  };
