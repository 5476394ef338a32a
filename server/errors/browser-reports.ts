import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isReported } from '#config/unreported-errors.ts';
import { isCrossSite } from '../graphql/is-cross-site.ts';
import { redact } from './redact.ts';

const report = z.object({
  name: z.string().max(100),
  message: z.string().max(2_000),
  stack: z.string().max(20_000).optional(),
  path: z.string().max(2_000).regex(/^\//),
});

const MESSAGE = 300;
const STACK = 2_000;

/**
 * `POST /api/errors`: a browser's report of an internal error, logged without query strings, email addresses, numbers
 * and ids. Always answered with 204, so that a report never causes another error.
 */
export const browserReports = (log: Logger): Router => {
  const router = express.Router();
  router.post('/', express.json({ limit: '32kb' }), (request, response) => {
    const given = isCrossSite(request) ? null : report.safeParse(request.body);
    if (given?.success && isReported(given.data.message)) {
      const { name, message, stack = '', path } = given.data;
      log.error(
        {
          name: redact(name),
          message: redact(message).slice(0, MESSAGE),
          stack: redact(stack).slice(0, STACK),
          path: redact(path),
        },
        'an error in a browser',
      );
    }
    response.sendStatus(204);
  });
  return router;
};
