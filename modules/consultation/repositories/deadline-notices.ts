import type { Knex } from 'knex';
import { heldSql } from './case-sql.ts';
import type { Consultation } from './consultations.ts';
import { openTaskSql } from './open-task.ts';

/** Deadlines until `:before` of which clinicians were not told. */
const untoldSql = `from open_task t
  where t.kind not in ('patient', 'emergency', 'alarming_message') and t.due_at <= :before
    and not exists (select from deadline_notice n where n.consultation_id = t.id and n.due_at = t.due_at)`;

const claimSql = `
  with ${heldSql}, ${openTaskSql()},
  told as (
    insert into deadline_notice (consultation_id, due_at, told_at)
    select t.id, t.due_at, :now ${untoldSql} order by t.due_at limit 500
    on conflict do nothing returning consultation_id)
  select c.id, c.ship_state as "shipState", c.clinician_id as "clinicianId"
  from consultation c where c.id in (select consultation_id from told)`;

/** Deadlines of which clinicians were told. */
export const deadlineNoticeRepository = (db: Knex) => ({
  /** Whether there is a deadline until `before` that was not recorded. */
  due: (before: Date): Knex.Raw =>
    db.raw(`with ${heldSql}, ${openTaskSql()} select ${untoldSql}`, { before }),

  /** Records the deadlines until `before` that were not recorded yet, and returns their cases. */
  claim: async (
    before: Date,
    now: Date,
  ): Promise<readonly Pick<Consultation, 'id' | 'shipState' | 'clinicianId'>[]> =>
    (await db.raw(claimSql, { before, now })).rows,
});
