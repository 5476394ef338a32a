import * as z from 'zod/mini';
import { EMAIL, MAX_EMAIL } from '#kernel/input/contact-patterns.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { allMailStates } from './mail-states.ts';

const wholeAddress = 'Write a whole email address.';

/** Which emails an operator wants to see. */
export const emailSearch = inputObject({
  /** A whole address: parts of one find nothing. */
  address: orBlank(
    z
      .string()
      .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL, wholeAddress), z.regex(EMAIL, wholeAddress)),
  ),
  state: orBlank(z.enum(allMailStates, 'This is not a state of an email.')),
  /** A kind of the catalog, or one that it had once. */
  kind: orBlank(z.string().check(z.maxLength(100, 'This is not a kind of email.'))),
});
