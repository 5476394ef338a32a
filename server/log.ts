import { type DestinationStream, type Logger, pino } from 'pino';

/** Name, code, message and stack: a database error's `detail` may hold a person's row and stays out of the log. */
const errorForLog = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
};

/**
 * The one logger. Objects are written with ids and codes only; these paths are removed should one slip in. It writes
 * to standard output, unless a test reads along.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    serializers: { err: errorForLog, error: errorForLog },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.email',
        '*.password',
        '*.answers',
        '*.body',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
