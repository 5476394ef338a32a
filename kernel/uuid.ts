/** A UUID in lower case as the source of a regular expression. */
export const UUID_SHAPE = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const anyCase = new RegExp(`^${UUID_SHAPE}$`, 'i');
const lowerCase = new RegExp(`^${UUID_SHAPE}$`);
const everyOne = new RegExp(UUID_SHAPE, 'gi');

/** Whether a text can be compared with a uuid column: PostgreSQL throws an error for anything else. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && anyCase.test(value);

/** Whether a text is a UUID in lower case, like our own ids. */
export const isCanonicalUuid = (value: unknown): value is string =>
  typeof value === 'string' && lowerCase.test(value);

/** The text with every UUID replaced, so that it identifies no record. */
export const replaceUuids = (text: string, replacement: string): string =>
  text.replaceAll(everyOne, replacement);
