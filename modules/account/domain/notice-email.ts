import * as z from 'zod/mini';
import { EMAIL, MAX_EMAIL } from '#kernel/input/contact-patterns.ts';

const hint = 'Please enter an email address, such as name@example.com.';

/** The email address for the answer to a request to be notified. In lower case. */
export const noticeEmail = z
  .string(hint)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL, { error: hint, abort: true }),
    z.regex(EMAIL, hint),
  );
