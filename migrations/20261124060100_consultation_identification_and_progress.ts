import type { Knex } from 'knex';

/** The identification of a patient in a visit, progress photos of a patient, and the reminder for them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('identification', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().unique().references('consultation.id');
    table.uuid('user_id').notNullable();
    table.text('status').notNullable();
    // How the patient identifies: document, call or second_proof; null until they chose.
    table.text('method');
    // What the patient wrote about another way than a document.
    table.text('note');
    // The clinician who asked for it; null when the visit or the patient began it.
    table.uuid('asked_by').references('clinician.id');
    table.timestamp('asked_at').notNullable();
    table.timestamp('sent_at');
    // What the clinician read on the document, or heard.
    table.text('read_name');
    table.date('read_dob');
    table.uuid('read_by').references('clinician.id');
    table.timestamp('read_at');
    // Why the clinician confirmed a name that differs.
    table.text('remark');
    // When the pictures are deleted, and when they were.
    table.timestamp('delete_at');
    table.timestamp('deleted_at');
    table.index(['user_id', 'asked_at']);
    table.check("status in ('asked', 'sent', 'confirmed', 'mismatch')", {}, 'identification_status');
  });
  await knex.raw(
    'create index identification_to_delete on identification (delete_at) where delete_at is not null and deleted_at is null',
  );
  await knex.schema.createTable('progress_photo', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('view').notNullable();
    table.text('object_key').notNullable();
    table.timestamp('taken_at').notNullable();
    table.text('note');
    // Null while the clinician may not see it.
    table.timestamp('shared_at');
    table.index(['user_id', 'taken_at']);
  });
  await knex.schema.createTable('progress_reminder', (table) => {
    table.uuid('user_id').primary();
    // Null while the patient does not want to be reminded.
    table.timestamp('due_at');
    table.timestamp('changed_at').notNullable();
    table.index(['due_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['progress_reminder', 'progress_photo', 'identification'])
    await knex.schema.dropTable(table);
};
