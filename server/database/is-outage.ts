/** Seconds after which a client may try again while the database, or a service that a request needs, is away. */
export const RETRY_AFTER_SECONDS = 5;

/** What a person is told then. */
export const OUTAGE_MESSAGE =
  'A part of our service does not answer right now. Please try again in a minute.';

/** Node's codes of a connection that cannot be made or is lost. */
const connectionCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's codes: lost connections, too many of them, a server that stops or starts, and one that only reads. */
const serverCodes = /^(?:08...|53300|57P0[1-5]|25006)$/;

/** Failures of the drivers, which have no code. Knex writes the statement before them. */
const driverMessages =
  /(?:^| - )(?:Connection terminated|Client has encountered a connection error|Client was closed|Knex: Timeout acquiring a connection|Unable to acquire a connection|timeout expired)/;

/**
 * Whether an error, or one that caused it, says that the database or another service does not answer, rather than that what
 * was asked is wrong. Nothing was committed by the statement that got it, unless the connection was lost during a commit.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOutage);
  if (!(error instanceof Error)) return false;
  if ('code' in error && (connectionCodes.has(error.code) || serverCodes.test(String(error.code))))
    return true;
  return driverMessages.test(error.message) || (error.cause !== undefined && isOutage(error.cause));
};
