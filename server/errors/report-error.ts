import type { Logger } from 'pino';
import { isReported } from '#config/unreported-errors.ts';

/**
 * Reports an error that nobody expected, where operators look: the log's error lines. What need
 * not be reported (S8.14, S8.15) is left out.
 */
export const reportError = (
  log: Logger,
  error: unknown,
  what: string,
  fields: Readonly<Record<string, unknown>> = {},
): void => {
  if (isReported(error)) log.error({ ...fields, err: error }, what);
};
