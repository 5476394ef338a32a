import { UUID_SHAPE } from '#kernel/uuid.ts';

const rules: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments of addresses go first, before the other patterns.
  [/[?#][^\s):]*/g, ''],
  [/[^\s@<>()"':,]+@[^\s@<>()"',]+\.[a-z]{2,}/gi, '{email}'],
  [new RegExp(UUID_SHAPE, 'gi'), '{id}'],
  // Phone numbers, cards, dates of birth.
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '{number}'],
];

/** Text from outside, for the log: without queries, email addresses, ids and long numbers. */
export const redact = (text: string): string =>
  rules.reduce((left, [pattern, word]) => left.replaceAll(pattern, word), text);
