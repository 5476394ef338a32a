import * as z from 'zod/mini';

const sayWhy = 'Say in a few words why, so that others can understand it later.';

/** Why two accounts are, or are not, one person's. */
export const duplicateReason = z
  .string(sayWhy)
  .check(z.trim(), z.minLength(5, sayWhy), z.maxLength(500, 'Use at most 500 characters.'));
