import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Settings } from '#config/settings.ts';

const MINUTE_MS = 60_000;
const PER_MINUTE = { normal: 600, strict: 30 } as const;

const limiter = (limit: number): RequestHandler =>
  rateLimit({
    windowMs: MINUTE_MS,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: { errors: [{ message: 'Too many requests. Please wait a minute and try again.' }] },
  });

/** Requests one address may send in a minute; counted per process, which only makes the limit kinder. */
export const rateLimits = (settings: Settings): Record<'normal' | 'strict', RequestHandler> => {
  // A load test from one address is not an attack.
  const factor = settings.APP_ENV === 'test' ? 1_000 : 1;
  return { normal: limiter(PER_MINUTE.normal * factor), strict: limiter(PER_MINUTE.strict * factor) };
};
