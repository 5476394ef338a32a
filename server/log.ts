import { type DestinationStream, type Logger, pino } from 'pino';

/** Name, code, message and stack. A database error's `detail` may contain a person's row and is left out. */
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
 * The logger of the process. Objects are logged with ids and codes only; these paths are removed in case one is logged
 * by mistake. It writes to standard output, unless a test passes another destination. `more` is called for fields of every line.
 */
export const createLog = (
  level: string,
  destination?: DestinationStream,
  more?: () => Record<string, unknown>,
): Logger => {
  const options = {
    level,
    ...(more && { mixin: more }),
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
