import * as z from 'zod/mini';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Most characters of what somebody searches for. */
export const QUERY_LENGTH = 100;

/** Results of each kind: what the page shows, and the most that a program may ask for. */
export const FIRST = 6;
export const MOST_FIRST = 20;

const query = lineOfText({
  what: 'your search',
  maxLength: QUERY_LENGTH,
  pattern: /[\p{L}\p{N}]/u,
  hint: 'Use letters or numbers in your search.',
});

const firstHint = `Ask for 1 to ${MOST_FIRST} results.`;
const first = z.int(firstHint).check(z.gte(1, firstHint), z.lte(MOST_FIRST, firstHint));

/**
 * What somebody searches for, tidied; '' when they typed nothing. BAD_USER_INPUT on `field`: too long, characters that
 * cannot be printed (NUL among them), or neither a letter nor a number.
 */
export const readQuery = (text: unknown, field: string): Result<string> =>
  text === undefined || (typeof text === 'string' && /^\s{0,400}$/.test(text))
    ? ok('')
    : readInput(query, text, field);

/** How many results of each kind; BAD_USER_INPUT on `first`. */
export const readFirst = (count: unknown): Result<number> =>
  count === undefined || count === null ? ok(FIRST) : readInput(first, count, 'first');
