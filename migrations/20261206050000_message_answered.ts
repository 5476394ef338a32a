import type { Knex } from 'knex';

/**
 * When staff replied to a message, so that the sweep of late replies reads only those that wait. An earlier release leaves it
 * empty for what it answers: such messages are looked at once more and found answered.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table care_message add column answered_at timestamptz;
    update care_message p set answered_at = r.at
    from (select user_id, subject, max(created_at) as at from care_message
      where author_type in ('provider', 'care') group by user_id, subject) r
    where p.author_type = 'patient' and r.user_id = p.user_id and r.subject = p.subject and p.created_at <= r.at;
    create index if not exists care_message_unanswered on care_message (created_at)
      where author_type = 'patient' and answered_at is null and no_reply_at is null and late_told_at is null;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('care_message', (table) => table.dropColumn('answered_at'));
};
