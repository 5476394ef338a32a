import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { Knex } from 'knex';
import type { Settings } from '#config/settings.ts';
import type { ApiErrorCode } from '../graphql/error-codes.ts';
import { requesterOf } from './requester-of.ts';
import { sharedCounts } from './shared-counts.ts';

const MINUTE_MS = 60_000;
const PER_MINUTE = { normal: 600, strict: 30 } as const;

const limiter = (limit: number, store?: Store): RequestHandler =>
  rateLimit({
    windowMs: MINUTE_MS,
    limit,
    // The newer draft hashes the address for every response.
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    keyGenerator: requesterOf,
    ...(store && { store }),
    message: {
      errors: [
        {
          message: 'Too many requests. Please wait a minute and try again.',
          extensions: { code: 'RATE_LIMITED' satisfies ApiErrorCode },
        },
      ],
    },
  });

/**
 * Requests per address and minute. With a database, the strict limit is counted for all processes together; the normal one
 * is counted per process, because a statement for each request would cost more than most of what it limits.
 */
export const rateLimits = (settings: Settings, db?: Knex): Record<'normal' | 'strict', RequestHandler> => {
  // Tests share one IP address, so the limit is raised 1,000 times.
  const factor = settings.APP_ENV === 'test' ? 1_000 : 1;
  return {
    normal: limiter(PER_MINUTE.normal * factor),
    strict: limiter(PER_MINUTE.strict * factor, db && sharedCounts(db, 'strict')),
  };
};
