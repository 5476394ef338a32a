import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Lists of varying length make many texts of one statement: beyond this number they are planned every time. */
const MOST_STATEMENTS = 400;
/** A prepared statement must always return the same columns, which `*` cannot promise across a migration. */
const ALL_COLUMNS = /^\s*select\b(?:(?!\bfrom\b)(?:[^*]|(?<=\()\*))*(?<!\()\*|\breturning \*/i;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  'values' in query &&
  Array.isArray(query.values) &&
  query.values.length > 0 &&
  !('name' in query) &&
  !('submit' in query);

/**
 * Has statements parsed and planned once per connection instead of every time: for larger ones planning costs more than
 * executing. Only for statements with parameters, whose text is the same each time.
 */
export const prepareStatements = (connection: Client): void => {
  const names = new Map<string, string | null>();

  const nameOf = (text: string): string | null => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_STATEMENTS) return null;
    const hash = () => createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const name = ALL_COLUMNS.test(text) ? null : hash();
    names.set(text, name);
    return name;
  };

  connection.query = new Proxy(connection.query, {
    apply: (query, client, args: [unknown, ...unknown[]]) => {
      const [first, ...rest] = args;
      const name = isStatement(first) ? nameOf(first.text) : null;
      const sent = name === null ? first : Object.assign({}, first, { name });
      return Reflect.apply(query, client, [sent, ...rest]);
    },
  });
};
