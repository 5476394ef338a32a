import type { Knex } from 'knex';

/** A query that is not sent yet: `await` reads its rows, and a sweep's `due` asks the database only whether there are any. */
export type ListQuery<Row> = Knex.QueryBuilder<object, Row[]>;
