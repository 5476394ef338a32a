/** Errors that users cause and that are explained to them where they occur (S8.14). */
const ofPeople = [
  'invalid hash',
  'email already exists',
  'bad credentials',
  'no account connected to this sign-in identity',
  'email has already been taken',
];

/** A broken connection, or a page that was closed before it had loaded (S8.15). */
const ofTheNetwork = ['failed to fetch', 'loading initial props cancelled'];

/** The message of an error, or a thrown text itself. */
export const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Something that is no error was thrown.';
};

/** Whether an error is reported to operators. */
export const isReported = (error: unknown): boolean => {
  const message = messageOf(error).toLowerCase();
  return ![...ofPeople, ...ofTheNetwork].some((text) => message.includes(text));
};
