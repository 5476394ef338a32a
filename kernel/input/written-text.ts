import * as z from 'zod/mini';

/** Control characters except tab and line breaks. */
const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code < 32 && !'\t\n\r'.includes(character)) || code === 127;
};

/** Text of one or more lines: 1 to `max` characters without control characters, trimmed. */
export const writtenText = (max: number) =>
  z.string('Please write something.').check(
    z.trim(),
    z.minLength(1, { error: 'Please write something.', abort: true }),
    z.maxLength(max, { error: `Please keep this to ${max} characters.`, abort: true }),
    z.refine((text) => ![...text].some(isControl), 'This contains characters that cannot be shown.'),
  );
