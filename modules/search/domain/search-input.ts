import { lineOfText } from '#kernel/input/line-of-text.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Most characters of what somebody searches for. */
const QUERY_LENGTH = 100;

const query = lineOfText({
  what: 'your search',
  maxLength: QUERY_LENGTH,
  pattern: /[\p{L}\p{N}]/u,
  hint: 'Use letters or numbers in your search.',
});

/**
 * What somebody searches for, tidied; '' when they typed nothing. BAD_USER_INPUT on `field`: too long, characters that
 * cannot be printed (NUL among them), or neither a letter nor a number.
 */
export const readQuery = (text: unknown, field: string): Result<string> =>
  text === undefined || (typeof text === 'string' && /^\s{0,400}$/.test(text))
    ? ok('')
    : readInput(query, text, field);
