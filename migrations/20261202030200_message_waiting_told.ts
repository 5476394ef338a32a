import type { Knex } from 'knex';

/** When the patient was reminded of a message that they had not read. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('care_message', (table) => {
    table.timestamp('waiting_told_at');
  });
  await knex.raw(
    `create index care_message_unread on care_message (created_at)
     where author_type in ('provider', 'care') and read_at is null and waiting_told_at is null`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index care_message_unread');
  await knex.schema.alterTable('care_message', (table) => table.dropColumn('waiting_told_at'));
};
