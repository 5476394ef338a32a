import type { Knex } from 'knex';
import type { DeskTask } from '../domain/desk-task.ts';
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

/** A case's position in the queue, which stays as long as its task does. */
export interface QueuePlace {
  readonly rank: number;
  /** In UTC, to the microsecond. */
  readonly dueAt: string;
  readonly consultationId: string;
}

/** Which cases of the queue: all that wait for staff or patient, or a part of them. Null fields do not narrow it. */
export interface QueueWish {
  /** `free`: those that wait for staff and are not assigned to a colleague. */
  readonly show: 'waiting' | 'mine' | 'reply' | 'all' | 'free';
  readonly task: DeskTask | null;
  /** Those with one of these products in the request. */
  readonly productIds: readonly number[] | null;
  readonly state: string | null;
  readonly isFlagged: boolean;
  readonly exceptId: string | null;
  /** Only cases after this position. */
  readonly after: QueuePlace | null;
  readonly first: number;
}

export interface QueueCounts {
  /** Cases that wait for staff. */
  readonly waiting: number;
  /** Of these, overdue cases. */
  readonly late: number;
  readonly mine: number;
  readonly reply: number;
  readonly all: number;
  /** How many cases have each task, without those that have none. */
  readonly tasks: readonly { readonly task: DeskTask; readonly count: number }[];
}

export interface QueuedCase extends CaseRow {
  readonly place: QueuePlace;
}

type QueuedJson = CaseJson & { readonly place: QueuePlace };

const utc = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** A `QueuePlace` of these expressions. */
export const placeSql = (rank: string, dueAt: string, id: string): string =>
  `json_build_object('rank', ${rank}, 'dueAt', to_char(${dueAt} at time zone 'UTC', '${utc}'), 'consultationId', ${id})`;

/** Whether the request has one of `:productIds`. */
export const ofProductsSql = `(cast(:productIds as int[]) is null or exists (
  select from jsonb_array_elements(j.user_products) p
  where cast(p->>'productId' as int) = any(cast(:productIds as int[]))))`;

/** Whether rules ask for attention, where only such cases are wanted. */
export const flaggedSql = `(not :isFlagged or exists (select from eligibility_finding f where f.consultation_id = c.id
  and f.outcome in ('emergency', 'stop', 'alternative', 'review')))`;

const queueSql = `
  with ${readerSql}, ${openTaskSql()},
  queue as (
    select t.*, c.clinician_id, t.id in (select m.id from task m where m.kind = 'message') as has_message
    from open_task t join consultation c on c.id = t.id where ${mayReadSql}),
  found as (
    select ${caseColumns}, t.rank, t.due_at as due,
      ${placeSql('t.rank', 't.due_at', 't.id')} as place
    from queue t join ${cases} on c.id = t.id
    where case :show
        when 'waiting' then t.kind <> 'patient'
        when 'mine' then t.clinician_id = (select id from me)
        when 'reply' then t.has_message
        when 'free' then t.kind <> 'patient'
          and (t.clinician_id is null or t.clinician_id = (select id from me))
        else true end
      and (cast(:task as text) is null or t.kind = :task)
      and (cast(:state as text) is null or c.ship_state = :state)
      and (cast(:exceptId as uuid) is null or c.id <> :exceptId)
      and ${ofProductsSql} and ${flaggedSql}
      and (cast(:rank as int) is null
        or (t.rank, t.due_at, t.id) > (:rank, cast(:dueAt as timestamptz), cast(:afterId as uuid)))
    order by t.rank, t.due_at, t.id limit :first)
  select
    (select coalesce(json_agg(f order by f.rank, f.due, f.consultation_id), '[]') from found f) as cases,
    (select json_build_object(
      'waiting', count(*) filter (where kind <> 'patient'),
      'late', count(*) filter (where kind <> 'patient' and due_at <= :now),
      'mine', count(*) filter (where clinician_id = (select id from me)),
      'reply', count(*) filter (where has_message),
      'all', count(*),
      'tasks', (select coalesce(json_agg(k order by k.task), '[]') from (
        select kind as task, count(*) as count from queue group by kind) k))
     from queue) as counts`;

export const queueViewRepository = (db: Knex) => ({
  /** One page of the queue, the most urgent first, and the total number of cases. One statement. */
  page: async (
    reader: CaseReader,
    { after, ...wish }: QueueWish,
    now: Date,
  ): Promise<{ readonly cases: readonly QueuedCase[]; readonly counts: QueueCounts }> => {
    const place = {
      rank: after?.rank ?? null,
      dueAt: after?.dueAt ?? null,
      afterId: after?.consultationId ?? null,
    };
    const { rows }: { rows: { cases: QueuedJson[]; counts: QueueCounts }[] } = await db.raw(queueSql, {
      ...reader,
      ...wish,
      ...place,
      now,
    });
    const [row] = rows;
    if (!row) throw new Error('A statement without a table gave no row.');
    return { counts: row.counts, cases: row.cases.map((json) => ({ ...caseFrom(json), place: json.place })) };
  },
});
