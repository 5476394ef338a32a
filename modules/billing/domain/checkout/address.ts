import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { isStateCode, type StateCode } from '#kernel/us-states.ts';

const addressLine = (what: string, maxLength: number) =>
  lineOfText({
    what,
    maxLength,
    pattern: /^[\p{L}\p{N}#][\p{L}\p{M}\p{N} .,:;'’#/&()-]*$/u,
    hint: `Use letters, numbers and common punctuation in ${what}.`,
  });

const chooseState = 'Choose your state from the list.';

/** A state's code in any case. */
const state = z.pipe(
  z.string(chooseState).check(z.maxLength(8, { error: chooseState, abort: true }), z.trim(), z.toUpperCase()),
  z.custom<StateCode>((code) => typeof code === 'string' && isStateCode(code), chooseState),
);

const zipCode = lineOfText({
  what: 'your ZIP code',
  maxLength: 10,
  pattern: /^[0-9]{5}(-?[0-9]{4})?$/,
  hint: 'Enter a ZIP code of 5 digits, or 9 digits like 78701-1234.',
}).check(z.overwrite((zip) => zip.replace(/^(.{5})(.{4})$/, '$1-$2')));

const city = addressLine('your city', 60);

/** The parts of an address on which the price of an order depends. */
export const taxDestination = inputObject({ city, state, zipCode });

/** Where packages go, as the forms and the API have it. The ZIP code becomes `78701` or `78701-1234`. */
export const shippingAddress = inputObject({
  streetAddress1: addressLine('your street address', 100),
  streetAddress2: orBlank(addressLine('your apartment or suite', 100)),
  city,
  state,
  zipCode,
});
