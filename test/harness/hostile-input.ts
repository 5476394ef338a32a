/** Values that a text field of a form never sends. */
export const notText: readonly unknown[] = [
  7,
  Number.NaN,
  true,
  ['text'],
  [],
  { toString: 'text' },
  {},
  new Date(0),
  () => 'text',
];

/** Texts with characters that must not be stored. */
export const controlTexts: readonly string[] = [
  'long enough\u0000',
  'long\u001b enough',
  'long enough\u007f',
];

/** Longer than any field allows. */
export const endlessText = 'x'.repeat(1_000_000);
