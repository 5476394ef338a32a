import type { Knex } from 'knex';
import {
  type CaseJson,
  type CaseReader,
  caseColumns,
  caseFrom,
  cases,
  mayReadSql,
  readerSql,
} from './case-sql.ts';
import { openTaskSql } from './open-task.ts';
import {
  flaggedSql,
  ofProductsSql,
  placeSql,
  type QueuedCase,
  type QueuePlace,
  type QueueWish,
} from './queue-view.ts';

type DecidedJson = CaseJson & { readonly place: QueuePlace };

const decidedSql = `
  with ${readerSql}, ${openTaskSql()}
  select ${caseColumns}, ${placeSql('0', 'c.decided_at', 'c.id')} as place
  from ${cases} left join open_task t on t.id = c.id
  where c.decided_at is not null and ${mayReadSql}
    and (cast(:state as text) is null or c.ship_state = :state)
    and ${ofProductsSql} and ${flaggedSql}
    and (cast(:dueAt as timestamptz) is null
      or (c.decided_at, c.id) < (cast(:dueAt as timestamptz), cast(:afterId as uuid)))
  order by c.decided_at desc, c.id desc limit :first`;

export const decidedViewRepository = (db: Knex) => ({
  /** A page of the decided visits that the reader may see, the newest decision first. A place's `dueAt` is when it was decided. */
  page: async (
    reader: CaseReader,
    { after, state, productIds, isFlagged, first }: QueueWish,
    now: Date,
  ): Promise<readonly QueuedCase[]> => {
    const { rows }: { rows: DecidedJson[] } = await db.raw(decidedSql, {
      ...reader,
      ...{ state, productIds, isFlagged, first, now },
      dueAt: after?.dueAt ?? null,
      afterId: after?.consultationId ?? null,
    });
    return rows.map((json) => ({ ...caseFrom(json), place: json.place }));
  },
});
