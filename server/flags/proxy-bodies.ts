import { z } from 'zod';
import { isReportedFlagName, type ReportedFlagName } from '#config/flag-catalogue.ts';

/** The person's key: a lead id or a user id. */
const key = z.uuid();

/**
 * Everything that may be sent about a person or an event. These bodies appear in URLs, which are stored in places that
 * health data must never reach: nothing here is free text, and a name that is not listed is refused.
 */
const attributes = z.strictObject({
  host: z.enum(['marketing', 'app', 'admin']).optional(),
  device: z.enum(['phone', 'tablet', 'desktop']).optional(),
  isSignedIn: z.boolean().optional(),
});

/** The events that the flag service may count besides exposures. */
const metrics = [
  'add-to-cart',
  'checkout-viewed',
  'mini-quiz-completed',
  'page-viewed',
  'purchase-completed',
] as const;

const said = attributes.nullish().transform((given) => given ?? {});

/** The bodies of the five paths, field by field (S7.29). */
export const proxyBodies = {
  track: z.strictObject({
    data: said,
    key: z.enum(metrics),
    metricValue: z.number().min(0).max(10_000_000).nullish(),
    userKey: key,
  }),
  identify: z.strictObject({ data: said, userKey: key }),
  exposure: z.strictObject({
    anonymousId: key.nullish(),
    flagName: z.custom<ReportedFlagName>(
      (name) => typeof name === 'string' && isReportedFlagName(name),
      'This flag is not reported.',
    ),
    key,
    userId: key.nullish(),
    additionalContextAttributes: said,
  }),
  flags: z.strictObject({ userKey: key, custom: said }),
  close: z.strictObject({}),
} as const;
