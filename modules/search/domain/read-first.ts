import * as z from 'zod/mini';
import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Results of each kind: what the page shows, and the most that a program may ask for. */
const FIRST = 6;
const MOST_FIRST = 20;

const hint = `Ask for 1 to ${MOST_FIRST} results.`;
const first = z.int(hint).check(z.gte(1, hint), z.lte(MOST_FIRST, hint));

/** How many results of each kind; BAD_USER_INPUT on `first`. Not for the page, which would carry what it needs of zod. */
export const readFirst = (count: unknown): Result<number> =>
  count === undefined || count === null ? ok(FIRST) : readInput(first, count, 'first');
