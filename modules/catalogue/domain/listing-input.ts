import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { isStateCode } from '#kernel/us-states.ts';

/** The most characters of a reason. */
export const MAX_REASON = 500;

const writeWhy = 'Write why you change this.';
const unknownIn = (states: readonly string[]): string[] => states.filter((code) => !isStateCode(code));
const isList = (input: unknown): input is string[] =>
  Array.isArray(input) && input.every((code) => typeof code === 'string');
const noState = (input: unknown): string =>
  isList(input) ? `There is no state ${unknownIn(input).join(', ')}.` : 'Choose states from the list.';

/** What an operator enters for any listing; prices and texts are checked against what is sold now. */
export const listingInput = inputObject({
  unavailableStates: z.nullish(
    z
      .array(z.string('Choose states from the list.'), 'Choose states from the list.')
      .check(z.refine((states) => unknownIn(states).length === 0, { error: ({ input }) => noState(input) })),
  ),
  reason: z
    .string(writeWhy)
    .check(
      z.trim(),
      z.minLength(1, { error: writeWhy, abort: true }),
      z.maxLength(MAX_REASON, `Use at most ${MAX_REASON} characters.`),
    ),
});
