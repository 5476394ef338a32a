/** `'text'`, `$$text$$`, and numbers that are no placeholder such as `$1`. */
const VALUES = /'(?:[^']|'')*'|\$([a-z_]\w*)?\$[\s\S]*?\$\1\$|(?<![\w$.])\d+(?:\.\d+)?/gi;

export interface StatementDescription {
  /** `select customer_order`, or `begin`. */
  readonly name: string;
  readonly operation: string;
  /** The first table that it names; undefined when it names none. */
  readonly table: string | undefined;
  /** On one line, without any value. */
  readonly text: string;
}

/** What a span says of a SQL statement: all of it comes from the code, nothing from its parameters or values. */
export const describeStatement = (sql: string): StatementDescription => {
  const text = sql.replace(VALUES, '?').replace(/\s+/g, ' ').trim();
  const lower = text.toLowerCase();
  const [operation = 'statement'] =
    /\b(?:select|insert|update|delete)\b/.exec(lower) ?? /^\w+/.exec(lower) ?? [];
  const table = /\b(?:from|into|update|join) "?([a-z_][\w.]*)/.exec(lower)?.[1];
  return { name: table === undefined ? operation : `${operation} ${table}`, operation, table, text };
};
