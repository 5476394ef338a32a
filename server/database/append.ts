import type { Knex } from 'knex';
import { sendTogether } from './send-together.ts';

/** A row by the names of its columns. A JSON column takes the value itself. */
type Row = Readonly<Record<string, unknown>>;

/** A job for the queue. A waiting job with the same `job_key` is replaced. */
export interface NewJob {
  readonly identifier: string;
  readonly payload: Row;
  readonly job_key: string | null;
  readonly max_attempts: number;
}

/** Rows to add, by the name of their table, and jobs for the queue. All rows of one table name the same columns. */
export interface Appended {
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  readonly jobs?: readonly NewJob[];
}

/** Data that a statement adds, and the part of the statement that adds it. */
interface Part {
  readonly sql: string;
  readonly data: readonly unknown[];
}

const insertPart = ([table, rows]: readonly [string, readonly Row[]]): Part => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return {
    sql: `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?)`,
    data: rows,
  };
};

const jobsSql = `select graphile_worker.add_jobs((
  select array_agg(spec) from json_populate_recordset(null::graphile_worker.job_spec, ?) spec
))`;

/** Of several jobs with one key only the last is added, as if they had been added one after the other. */
const lastOfEachKey = (jobs: readonly NewJob[]): readonly NewJob[] =>
  jobs.filter(
    ({ job_key: key }, index) =>
      key === null || jobs.findLastIndex(({ job_key: other }) => other === key) === index,
  );

/** The statement that adds everything, with a `?` for each value; null when there is nothing to add. */
const statementFor = ({ rows = {}, jobs = [] }: Appended): { text: string; values: string[] } | null => {
  const parts = Object.entries(rows)
    .filter(([, ofTable]) => ofTable.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(insertPart);
  if (jobs.length > 0) parts.push({ sql: jobsSql, data: lastOfEachKey(jobs) });
  const last = parts.pop();
  if (!last) return null;
  const earlier = parts.map(({ sql }, index) => `part${index} as (${sql})`).join(', ');
  return {
    text: earlier ? `with ${earlier} ${last.sql}` : last.sql,
    values: [...parts, last].map(({ data }) => JSON.stringify(data)),
  };
};

/** Adds everything in one statement of its own; none when there is nothing to add. */
export const append = async (db: Knex, added: Appended): Promise<void> => {
  const statement = statementFor(added);
  if (statement) await db.raw(statement.text, statement.values);
};

/** What a transaction appends, until it is sent before the commit. */
export interface PendingAppends {
  add(appended: Appended): void;
  /**
   * Resolves when the statement is sent. The commit may follow it immediately: if the statement fails, PostgreSQL rolls
   * back instead, and `written` rejects.
   */
  send(transaction: Knex): Promise<{ readonly written: Promise<unknown> }>;
}

export const pendingAppends = (): PendingAppends => {
  const rows: Record<string, Row[]> = {};
  const jobs: NewJob[] = [];
  return {
    add: (appended) => {
      for (const [table, added] of Object.entries(appended.rows ?? {}))
        rows[table] = [...(rows[table] ?? []), ...added];
      jobs.push(...(appended.jobs ?? []));
    },
    send: async (transaction) => {
      const statement = statementFor({ rows, jobs });
      if (!statement) return { written: Promise.resolve() };
      let position = 0;
      const text = statement.text.replaceAll('?', () => `$${++position}`);
      const [written = Promise.resolve()] = await sendTogether(transaction, [{ ...statement, text }]);
      return { written };
    },
  };
};
