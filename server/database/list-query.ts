import type { Knex } from 'knex';

/** A query for a list of rows. Awaiting it runs it; a sweep's question (`SweepDefinition.due`) asks only whether it has any. */
export type ListQuery<Row> = Knex.QueryBuilder<object, Row[]>;
