import type { Knex } from 'knex';
import type { Client } from 'pg';

/** The parts of a connection pool used here. */
export interface Pool {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
  emit(event: 'query', statement: { readonly sql: string; readonly bindings: readonly unknown[] }): void;
}

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
