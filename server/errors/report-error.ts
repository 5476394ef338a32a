import type { Logger } from 'pino';
import { isReported } from '#config/unreported-errors.ts';

/**
 * Reports an error that nobody expected, where operators look: the log's error lines. What the specification's
 * section 8 lists is left out.
 */
export const reportError = (
  log: Logger,
  error: unknown,
  what: string,
  fields: Readonly<Record<string, unknown>> = {},
): void => {
  if (isReported(error)) log.error({ ...fields, err: error }, what);
};
