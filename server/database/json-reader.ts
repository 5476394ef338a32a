import { isDeepStrictEqual } from 'node:util';
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

/** The reads without repetitions, and for each read its place among them. */
const withoutRepetitions = (reads: readonly Read[]) => {
  const distinct: Read[] = [];
  const places = reads.map(({ sql, bindings }) => {
    const known = distinct.findIndex((one) => one.sql === sql && isDeepStrictEqual(one.bindings, bindings));
    return known < 0 ? distinct.push({ sql, bindings }) - 1 : known;
  });
  return { distinct, places };
};

/**
 * Combines the reads of one tick into one statement, whatever modules they come from: on a signed-in page the round trip
 * costs more than the work. They succeed or fail together. Equal reads are sent once, and all get the same value, which
 * nobody may change.
 */
export const jsonReader = (db: Knex): ReadJson => {
  const loader = new DataLoader<Read, unknown>(
    async (reads) => {
      const { distinct, places } = withoutRepetitions(reads);
      const { text, marks } = statementFor(distinct);
      const values = marks.map(([read, name]) => distinct[read]?.bindings[name] ?? null);
      const [row] = await readRows<Record<string, unknown>>(db, text, values);
      return places.map((place) => row?.[`r${place}`] ?? null);
    },
    { cache: false },
  );
  return <T>(sql: string, bindings: Readonly<Record<string, unknown>>) =>
    loader.load({ sql, bindings }) as Promise<T>;
};
