import type { Logger } from 'pino';
import { isReported } from '#config/unreported-errors.ts';

/**
 * Reports an unexpected error to the operators, through the log's error lines. Errors that are not to be
 * reported (S8.14, S8.15) are left out.
 */
export const reportError = (
  log: Logger,
  error: unknown,
  what: string,
  fields: Readonly<Record<string, unknown>> = {},
): void => {
  if (isReported(error)) log.error({ ...fields, err: error }, what);
};
