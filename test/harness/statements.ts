import type { Knex } from 'knex';

/** The SQL statements that `work` sends over a connection pool, in order; nothing else may use the pool meanwhile. */
export const statementsOf = async (knex: Knex, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }): void => {
    statements.push(sql);
  };
  knex.on('query', note);
  try {
    await work();
  } finally {
    knex.removeListener('query', note);
  }
  return statements;
};
