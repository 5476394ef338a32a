import { type Logger, pino } from 'pino';

/** The one logger. Objects are written with ids and codes only; these paths are removed should one slip in. */
export const createLog = (level: string): Logger =>
  pino({
    level,
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
  });
