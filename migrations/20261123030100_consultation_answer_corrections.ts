import type { Knex } from 'knex';

/** Answers that were corrected after a decision, one row for each correction, until a clinician has seen it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('answer_correction', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.timestamp('at').notNullable();
    table.text('by_role').notNullable();
    table.uuid('by_id');
    table.text('reason').notNullable();
    // A list of { questionId, before, after }; an answer that is left out was not given.
    table.jsonb('changes').notNullable();
    // Rules that ask for a review because of it.
    table.specificType('rule_ids', 'text[]').notNullable().defaultTo('{}');
    table.timestamp('seen_at');
    table.uuid('seen_by').references('clinician.id');
    table.text('note');
    table.index(['consultation_id', 'at']);
    table.check('(seen_at is null) = (seen_by is null)', {}, 'answer_correction_seen_by_someone');
  });
  // The correction that placed a hold; seeing it lifts the hold.
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.uuid('correction_id').references('answer_correction.id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.dropColumn('correction_id');
  });
  await knex.schema.dropTable('answer_correction');
};
