import * as z from 'zod/mini';
import { orBlank } from './or-blank.ts';

/** Control characters except tab and line breaks. */
const unprintable = /[^\P{Cc}\n\r\t]/u;

/** A note that may be left out: at most `max` characters without control characters, trimmed; null when it is blank. */
export const optionalNote = (max: number) => {
  const message = `Write at most ${max} characters of plain text.`;
  return orBlank(
    z.string(message).check(
      z.trim(),
      z.maxLength(max, { error: message, abort: true }),
      z.refine((text) => !unprintable.test(text), message),
    ),
  );
};
