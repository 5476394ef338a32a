import * as z from 'zod/mini';

/** Control characters, invisible formatting (zero width, text direction), and broken or unassigned characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

interface LineRule {
  /** The label inside a sentence: `your first name`. */
  readonly what: string;
  readonly maxLength: number;
  readonly pattern: RegExp;
  /** What to type instead when the pattern does not match. */
  readonly hint: string;
}

/** One line of text: trimmed, inner spaces collapsed, in Unicode NFC. Empty text is refused. */
export const lineOfText = ({ what, maxLength, pattern, hint }: LineRule) => {
  const missing = `Enter ${what}.`;
  const tooLong = { error: `Shorten ${what} to at most ${maxLength} characters.`, abort: true };
  return z.string({ error: ({ input }) => (input == null ? missing : `Enter ${what} as text.`) }).check(
    // Check the length before any step whose cost grows with the input.
    z.maxLength(maxLength * 4, tooLong),
    z.trim(),
    z.refine((text) => !unprintable.test(text), {
      error: `Remove the characters that cannot be printed from ${what}.`,
      abort: true,
    }),
    z.overwrite((text) => text.replace(/\s+/g, ' ').normalize('NFC')),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(maxLength, tooLong),
    z.regex(pattern, { error: hint, abort: true }),
  );
};
