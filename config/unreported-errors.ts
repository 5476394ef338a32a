/** Mistakes that people make, and that they are told of where they make them (S8.14). */
const ofPeople = [
  'invalid hash',
  'email already exists',
  'bad credentials',
  'no account connected to this sign-in identity',
  'email has already been taken',
];

/** A line that broke, or a page that was left before it was there (S8.15). */
const ofTheNetwork = ['failed to fetch', 'loading initial props cancelled'];

/** What an error says; a thrown text counts as one. */
export const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Something that is no error was thrown.';
};

/** Whether an error is worth an operator's time. */
export const isReported = (error: unknown): boolean => {
  const message = messageOf(error).toLowerCase();
  return ![...ofPeople, ...ofTheNetwork].some((text) => message.includes(text));
};
