import type { Knex } from 'knex';
import type { Pool } from './read-rows.ts';

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
  // They leave in one packet, with whatever follows immediately, such as a COMMIT.
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
