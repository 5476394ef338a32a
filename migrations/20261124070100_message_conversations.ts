import type { Knex } from 'knex';

/** Conversations by subject, files in messages, drafts, and messages whose words may mean an emergency. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('care_message', (table) => {
    table.text('subject').notNullable().defaultTo('visit');
    // When staff decided that a message of the patient needs no reply.
    table.timestamp('no_reply_at');
    // When the patient was told that the reply takes longer than promised.
    table.timestamp('late_told_at');
    table.index(['user_id', 'subject', 'created_at']);
  });
  await knex.schema.createTable('message_draft', (table) => {
    table.uuid('author_id').notNullable();
    // The patient of the conversation.
    table.uuid('user_id').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.timestamp('updated_at').notNullable();
    table.primary(['author_id', 'user_id', 'subject']);
  });
  await knex.schema.createTable('message_attachment', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('subject').notNullable();
    // Null until the message is sent.
    table.uuid('message_id').references('care_message.id');
    table.text('name').notNullable();
    table.text('kind').notNullable();
    table.text('object_key').notNullable();
    table.integer('bytes').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['message_id']);
    table.index(['user_id', 'message_id']);
    table.check("kind in ('image', 'pdf')", {}, 'message_attachment_kind');
  });
  // Rows are only added; whether somebody attended to it is in the alert of the visit.
  await knex.schema.createTable('message_alarm', (table) => {
    table.uuid('message_id').primary().references('care_message.id');
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.text('level').notNullable();
    table.integer('list_version').notNullable();
    // Entries of the word list that matched.
    table.specificType('entries', 'text[]').notNullable();
    table.timestamp('raised_at').notNullable();
    // By when a clinician has to contact the patient.
    table.timestamp('due_at').notNullable();
    table.index(['consultation_id', 'raised_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['message_alarm', 'message_attachment', 'message_draft'])
    await knex.schema.dropTable(table);
  await knex.schema.alterTable('care_message', (table) => {
    table.dropIndex(['user_id', 'subject', 'created_at']);
    table.dropColumns('subject', 'no_reply_at', 'late_told_at');
  });
};
