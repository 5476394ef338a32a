import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'express-serve-static-core' {
  interface Request {
    /** The request's id, which appears in the log, in errors and in the header `x-request-id`. */
    id: string;
    /** The trace of the request; without tracing there is none. */
    traceId?: string;
    readonly log: Logger;
  }
}

const levelOf = (status: number): 'error' | 'info' | 'debug' =>
  status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug';

/** One line per request: id, method, path without its query (it may contain answers), status, milliseconds. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const started = performance.now();
    const { method } = request;
    const path = request.path;
    request.id = id;
    // Creating a child logger costs more than the rest of this; few requests log anything else.
    Object.defineProperty(request, 'log', { get: () => log.child({ requestId: id }), configurable: true });
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const status = response.statusCode;
      const level = levelOf(status);
      if (!log.isLevelEnabled(level)) return;
      const ms = Math.round(performance.now() - started);
      const aborted = !response.writableFinished;
      const { traceId } = request;
      const more = { ...(aborted && { aborted }), ...(traceId !== undefined && { traceId }) };
      log[level]({ requestId: id, method, path, status, ms, ...more }, 'request');
    });
    next();
  };
