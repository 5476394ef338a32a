/** Control characters, invisible formatting (zero width, text direction), and broken or unassigned characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

export interface TextRule {
  /** The label inside a sentence: `your first name`. */
  readonly what: string;
  readonly maxLength: number;
  readonly pattern: RegExp;
  /** What to type instead when the pattern does not match. */
  readonly hint: string;
}

export type TextOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

const refuse = (message: string): TextOutcome => ({ ok: false, message });

/** One line of text: trimmed, inner spaces collapsed, in Unicode NFC. Empty text is refused. */
export const readText = (input: unknown, rule: TextRule): TextOutcome => {
  if (input === undefined || input === null || input === '') return refuse(`Enter ${rule.what}.`);
  if (typeof input !== 'string') return refuse(`Enter ${rule.what} as text.`);
  // Check the length before any step whose cost grows with the input.
  if (input.length > rule.maxLength * 4)
    return refuse(`Shorten ${rule.what} to at most ${rule.maxLength} characters.`);
  const trimmed = input.trim();
  if (unprintable.test(trimmed))
    return refuse(`Remove the characters that cannot be printed from ${rule.what}.`);
  const text = trimmed.replace(/\s+/g, ' ').normalize('NFC');
  if (text === '') return refuse(`Enter ${rule.what}.`);
  if (text.length > rule.maxLength)
    return refuse(`Shorten ${rule.what} to at most ${rule.maxLength} characters.`);
  return rule.pattern.test(text) ? { ok: true, text } : refuse(rule.hint);
};
