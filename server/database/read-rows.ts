import type { Knex } from 'knex';
import type { Client } from 'pg';

/** What of a pool of connections is used here. */
interface Pool {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
  emit(event: 'query', statement: { readonly sql: string; readonly bindings: readonly unknown[] }): void;
}

/**
 * Rows of a statement that is a constant of the code, with its parameters written `$1`. It takes a connection of the
 * pool and goes past the query builder, which would read the text five times over for every request. For what every
 * page asks; for all else use the builder. Rejects with the driver's error.
 */
export const readRows = async <Row>(
  db: Knex,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  const pool: Pool = db.client;
  const connection = await pool.acquireConnection();
  try {
    // Those who count statements see this one as well.
    pool.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query({ text, values: [...values] });
    return rows;
  } finally {
    await pool.releaseConnection(connection);
  }
};
