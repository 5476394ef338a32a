import * as z from 'zod/mini';

const sayWhy = 'Please say in a few words why you are changing your answers.';

/** Why answers are changed after they were submitted. */
export const amendReason = z
  .string(sayWhy)
  .check(z.trim(), z.minLength(3, sayWhy), z.maxLength(500, 'Please use at most 500 characters.'));
