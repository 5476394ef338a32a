import * as z from 'zod/mini';
import { EMAIL, MAX_EMAIL, phoneDigits, US_PHONE } from '#kernel/input/contact-patterns.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { isUuid } from '#kernel/uuid.ts';

const ORDER_NUMBER = /^T-\d{1,12}$/i;
/** More words than a name has narrow nothing further. */
const MOST_WORDS = 6;
/** What looks like a phone number, complete or not. */
const DIGITS = /^[\d\s().+-]+$/;

/** Whom an operator looks for: what was typed, read as one of these. */
export type TypedPerson =
  | { readonly by: 'name'; readonly words: readonly string[] }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'order'; readonly number: string }
  | { readonly by: 'id'; readonly id: string };

/** Never fails: what is nothing else is a name. */
export const typedPerson = (typed: string): TypedPerson => {
  const text = typed.trim().toLowerCase();
  if (isUuid(typed.trim())) return { by: 'id', id: text };
  if (ORDER_NUMBER.test(text)) return { by: 'order', number: text.toUpperCase() };
  if (text.includes('@')) return { by: 'email', email: text };
  if (DIGITS.test(text)) return { by: 'phone', phone: phoneDigits(text) };
  const words = text.split(/\s+/).map((word) => word.replace(/\.$/, ''));
  return { by: 'name', words: words.filter((word) => word !== '').slice(0, MOST_WORDS) };
};

const problemOf = (text: string): string | null => {
  const wanted = typedPerson(text);
  switch (wanted.by) {
    case 'email':
      return wanted.email.length <= MAX_EMAIL && EMAIL.test(wanted.email)
        ? null
        : 'Write a whole email address.';
    case 'phone':
      return US_PHONE.test(wanted.phone) ? null : 'Write all ten digits of a phone number.';
    case 'name':
      return wanted.words.some(({ length }) => length >= 2) ? null : 'Write at least two letters of a name.';
    default:
      return null;
  }
};

/** A search for people; its problem says what to write instead. */
export const peopleSearch = inputObject({
  text: writtenText(300).check(
    z.refine((text) => problemOf(text) === null, {
      error: ({ input }) => problemOf(String(input)) ?? undefined,
    }),
  ),
});
