import type { Knex } from 'knex';

/** Staff attach files to their messages too, so a file has an author besides the patient of the conversation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('message_attachment', (table) => {
    table.uuid('author_id');
    table.dropIndex(['user_id', 'message_id']);
  });
  await knex.raw('update message_attachment set author_id = user_id');
  await knex.schema.alterTable('message_attachment', (table) => {
    table.dropNullable('author_id');
    table.index(['user_id', 'author_id', 'message_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('message_attachment', (table) => {
    table.dropIndex(['user_id', 'author_id', 'message_id']);
    table.index(['user_id', 'message_id']);
    table.dropColumn('author_id');
  });
};
