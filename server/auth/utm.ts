import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { UtmParams } from '../viewer.ts';

/** The marketing parameters that an address may carry with a `utm_` prefix (S7.43). */
const names = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** Campaign names are short: longer values and control characters are dropped. */
const value = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u);
const stored = z.partialRecord(z.enum(names), value);

const readFrom = (query: Readonly<Record<string, unknown>>): UtmParams =>
  Object.fromEntries(
    names.flatMap((name) => {
      const given = value.safeParse(query[`utm_${name}`]);
      return given.success ? [[name, given.data]] : [];
    }),
  );

/** The parameters in the visitor's lead cookie. */
export const utmOf = (request: Request): UtmParams => stored.safeParse(request.session?.utm).data ?? {};

/** Stores the parameters of an address that has any, replacing all earlier ones. Goes after the lead cookie. */
export const storeUtm: RequestHandler = (request, _response, next) => {
  if (request.url.includes('utm_')) {
    const utm = readFrom(request.query);
    if (Object.keys(utm).length > 0 && JSON.stringify(utm) !== JSON.stringify(utmOf(request)))
      request.session = { ...request.session, utm };
  }
  next();
};
