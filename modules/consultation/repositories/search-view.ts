import type { Knex } from 'knex';
import {
  type CaseJson,
  type CaseReader,
  type CaseRow,
  caseColumns,
  caseFrom,
  cases,
  mayReadSql,
  readerSql,
} from './case-sql.ts';
import { openTaskSql } from './open-task.ts';

const MOST = 50;

const searchSql = `
  with ${readerSql}, ${openTaskSql()}
  select ${caseColumns} from ${cases} left join open_task t on t.id = c.id
  where c.user_id = any(cast(:userIds as uuid[])) and ${mayReadSql}
  order by (t.id is null), t.rank, t.due_at, c.submitted_at desc nulls last, c.id limit ${MOST}`;

export const searchViewRepository = (db: Knex) => ({
  /** The visits of these patients that the reader may see: first the waiting ones, then the newest. */
  casesOf: async (reader: CaseReader, userIds: readonly string[], now: Date): Promise<readonly CaseRow[]> => {
    const { rows }: { rows: CaseJson[] } = await db.raw(searchSql, { ...reader, userIds: [...userIds], now });
    return rows.map(caseFrom);
  },
});
