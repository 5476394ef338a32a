import { redact } from '../errors/redact.ts';

const MOST_CHARACTERS = 200;

/** The name of a constraint, column, setting or function, which is about nobody. */
const isName = (text: string): boolean => /^[a-z0-9]+(?:[_.:][a-z0-9]+)+$/i.test(text);

/**
 * The first line of an error that a job ended with, for operators: without email addresses, ids, long numbers and quoted
 * values, all of which may be about a person. Null for an empty one.
 */
export const errorLine = (error: string | null): string | null => {
  const [first = ''] = (error ?? '').trim().split('\n');
  const line = redact(first).replaceAll(
    /(["'“‘`])([^"'”’`]*)(["'”’`])/g,
    (quoted, open, text: string, close) => (isName(text) ? quoted : `${open}…${close}`),
  );
  return line === '' ? null : line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
};
