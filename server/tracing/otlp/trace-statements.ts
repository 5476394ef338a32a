import { SpanKind } from '@opentelemetry/api';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { Client } from 'pg';
import { currentSpan } from '../current-span.ts';
import { describeStatement } from './describe-statement.ts';
import { errorType, type SpanStart, type Spans } from './spans.ts';

/** Texts that are described once; lists of varying length make many texts of one statement. */
const MOST_DESCRIBED = 500;

const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query && typeof query.text === 'string' ? query.text : null;
};

const spanOf = (sql: string): SpanStart => {
  const { name, operation, table, text } = describeStatement(sql);
  return {
    kind: SpanKind.CLIENT,
    name,
    attributes: {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_OPERATION_NAME]: operation,
      [ATTR_DB_QUERY_TEXT]: text,
      ...(table !== undefined && { [ATTR_DB_COLLECTION_NAME]: table }),
    },
  };
};

/**
 * Gives a connection a span for each statement that it runs within another span. It takes the place of the connection's `query`,
 * through which the query builder and everything else goes; it never sees a parameter.
 */
export const traceStatements = (spans: Spans): ((connection: Client) => void) => {
  const described = new Map<string, SpanStart>();
  const known = (sql: string): SpanStart => {
    const before = described.get(sql);
    if (before) return before;
    const span = spanOf(sql);
    if (described.size < MOST_DESCRIBED) described.set(sql, span);
    return span;
  };

  return (connection) => {
    connection.query = new Proxy(connection.query, {
      apply: (query, client, args: unknown[]) => {
        const sql = textOf(args[0]);
        if (sql === null || !currentSpan()) return Reflect.apply(query, client, args);
        const span = spans.start(known(sql));
        const end = (error: unknown): void => {
          if (error) span.fail(errorType(error));
          span.end();
        };
        const callback = args.at(-1);
        if (typeof callback !== 'function') {
          const answer = Reflect.apply(query, client, args);
          void Promise.resolve(answer).then(() => end(null), end);
          return answer;
        }
        const answered = (...answer: unknown[]): void => {
          end(answer[0]);
          Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(query, client, [...args.slice(0, -1), answered]);
      },
    });
  };
};
