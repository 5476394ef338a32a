import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { isBrowserEvent, pathOf } from './clean.ts';
import { eventPayloadText } from './event-payload.ts';

const MAX_URL = 2_048;
const MAX_TEXT = 254;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them
const printable = /^[^\u0000-\u001f\u007f]*$/;

const NO_URL = 'Give the address of a page, at most 2,048 characters.';
const LONG_TEXT = `Use at most ${MAX_TEXT} characters on one line.`;

/** An address, absolute or starting at the root. */
const url = z.string().check(
  z.maxLength(MAX_URL, { error: NO_URL, abort: true }),
  z.regex(/^(?:https?:\/\/|\/)\S*$/i, { error: NO_URL, abort: true }),
  z.regex(printable, { error: NO_URL, abort: true }),
  z.refine((text) => pathOf(text) !== null, 'This is not the address of a page.'),
);

/** A short text that is validated although it is not stored. */
const unused = z.nullish(z.string().check(z.maxLength(MAX_TEXT, LONG_TEXT), z.regex(printable, LONG_TEXT)));

/** An event as a browser sends it (S7.25). */
export const eventInput = inputObject({
  event: z.string().check(z.refine(isBrowserEvent, 'There is no event of this name.')),
  email: unused,
  userId: unused,
  payload: eventPayloadText,
});

/** A page view as a browser sends it (S7.26). */
export const pageviewInput = inputObject({
  url,
  anonymousId: unused,
  userId: unused,
  payload: eventPayloadText,
});
