import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';
import { prepareStatements } from './prepare-statements.ts';

/** PostgreSQL's type numbers (oids) of the types that are parsed differently from the driver's default. */
const INT8 = 20;
const DATE = 1082;

const types = {
  getTypeParser: (oid: number, format?: string): ((text: string) => unknown) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    // Counts and cents: far below 2^53, up to which a number is exact.
    if (oid === INT8) return Number;
    // A day has no time zone: keep `YYYY-MM-DD` instead of a Date at local midnight.
    if (oid === DATE) return (text) => text;
    return pg.types.getTypeParser(oid);
  },
};

/**
 * Connections for the whole process. int8 is returned as a number, `date` as `YYYY-MM-DD`, `timestamptz` as a Date.
 * A statement is canceled after `statementTimeoutMs` (default 15 s; 0 is never). A connection that breaks while
 * idle is replaced without an error. Errors name the SQL with placeholders, never its values. `tracing` traces every statement.
 */
export const createPool = (
  url: string,
  {
    max,
    statementTimeoutMs = 15_000,
    tracing = null,
  }: { max: number; statementTimeoutMs?: number; tracing?: Tracing | null },
): Knex => {
  const connection = {
    connectionString: url,
    application_name: 'thicket',
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    types,
  };
  return knex({
    client: 'pg',
    connection,
    pool: {
      min: 0,
      max,
      afterCreate: (connection: pg.Client, done: (error?: Error) => void) => {
        prepareStatements(connection);
        tracing?.statements(connection);
        done();
      },
    },
    acquireConnectionTimeout: 15_000,
    compileSqlOnError: false,
    // The driver would print a warning for every replaced connection; relevant errors are thrown.
    log: { warn: () => {} },
  });
};
