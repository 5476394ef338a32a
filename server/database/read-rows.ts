import type { Knex } from 'knex';
import type { Client } from 'pg';

/** The parts of a connection pool used here. */
interface Pool {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
  emit(event: 'query', statement: { readonly sql: string; readonly bindings: readonly unknown[] }): void;
}

/** A statement with its parameters written `$1`. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Answers<Row> = readonly Promise<readonly Row[]>[];

/**
 * Sends statements to one connection of the pool without waiting between them, in their order: PostgreSQL executes them
 * one after the other, and they cost one round trip. It bypasses the query builder, which would parse each text several
 * times. Resolves when they are sent, with the rows that each of them will return; every one must be awaited.
 */
export const sendTogether = async <Row>(
  db: Knex,
  statements: readonly Statement[],
): Promise<Answers<Row>> => {
  const pool: Pool = db.client;
  const connection = await pool.acquireConnection();
  // They leave in one packet, with what follows at once, such as a COMMIT.
  const { stream } = connection.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const answers = statements.map(async ({ text, values }) => {
    // Statement counters listen to this event.
    pool.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query({ text, values: [...values] });
    return rows;
  });
  void Promise.allSettled(answers).then(() => pool.releaseConnection(connection));
  return answers;
};

/**
 * Rows of a statement that is a constant of the code, with its parameters written `$1`. It uses a connection of the pool
 * and bypasses the query builder, which would parse the text five times for every request. Only for statements that
 * every page runs; use the builder for everything else. Rejects with the driver's error.
 */
export const readRows = async <Row>(
  db: Knex,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  const pool: Pool = db.client;
  const connection = await pool.acquireConnection();
  try {
    // Statement counters listen to this event.
    pool.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query({ text, values: [...values] });
    return rows;
  } finally {
    await pool.releaseConnection(connection);
  }
};
