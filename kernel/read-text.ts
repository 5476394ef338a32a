import { badInput, ok, type Result } from './result.ts';

/** Control characters except tab and line breaks. */
const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code < 32 && !'\t\n\r'.includes(character)) || code === 127;
};

/** A text of 1 to `max` characters without control characters, trimmed. BAD_USER_INPUT on `field`. */
export const readText = (field: string, given: string, max: number): Result<string> => {
  const text = given.trim();
  if (text === '') return badInput([{ field, message: 'Please write something.' }]);
  if (text.length > max) return badInput([{ field, message: `Please keep this to ${max} characters.` }]);
  if ([...text].some(isControl))
    return badInput([{ field, message: 'This contains characters that cannot be shown.' }]);
  return ok(text);
};
