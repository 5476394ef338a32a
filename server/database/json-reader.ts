import DataLoader from 'dataloader';
import type { Knex } from 'knex';
import { readRows } from './read-rows.ts';

/**
 * Reads one JSON value: `sql` is a scalar subselect in parentheses, `:name` is a binding. Returns the value of the
 * subselect, null included. Inside JSON an instant is text.
 */
export type ReadJson = <T>(sql: string, bindings: Readonly<Record<string, unknown>>) => Promise<T>;

interface Read {
  readonly sql: string;
  readonly bindings: Readonly<Record<string, unknown>>;
}

/** A `:name` that is not the end of a cast such as `::int`. */
const BINDING = /(?<!:):([a-z]\w*)/gi;

interface Statement {
  readonly text: string;
  /** For each placeholder in order: the read it belongs to, and the name of the binding. */
  readonly marks: readonly (readonly [read: number, name: string])[];
}

/** Never evicted: reads are constants of the code, so their number and that of their combinations is limited. */
const numbers = new Map<string, number>();
const statements = new Map<string, Statement>();

const numberOf = (sql: string): number => {
  const number = numbers.get(sql) ?? numbers.size;
  numbers.set(sql, number);
  return number;
};

const statementFor = (reads: readonly Read[]): Statement => {
  const key = reads.map(({ sql }) => numberOf(sql)).join();
  const known = statements.get(key);
  if (known) return known;
  const marks: (readonly [number, string])[] = [];
  const parts = reads.map(({ sql }, index) => {
    const marked = sql.replaceAll(BINDING, (_, name: string) => {
      marks.push([index, name]);
      return `$${marks.length}`;
    });
    return `${marked} as r${index}`;
  });
  const statement = { text: `select ${parts.join(', ')}`, marks };
  statements.set(key, statement);
  return statement;
};

/**
 * Combines the reads of one tick into one statement, whatever modules they come from: on a signed-in page the round trip
 * costs more than the work. They succeed or fail together.
 */
export const jsonReader = (db: Knex): ReadJson => {
  const loader = new DataLoader<Read, unknown>(
    async (reads) => {
      const { text, marks } = statementFor(reads);
      const values = marks.map(([read, name]) => reads[read]?.bindings[name] ?? null);
      const [row] = await readRows<Record<string, unknown>>(db, text, values);
      return reads.map((_, index) => row?.[`r${index}`] ?? null);
    },
    { cache: false },
  );
  return <T>(sql: string, bindings: Readonly<Record<string, unknown>>) =>
    loader.load({ sql, bindings }) as Promise<T>;
};
