import type { Knex } from 'knex';

/**
 * The first of two clinicians proposes that a stop does not count any more, with the facts they judged. Rows are only
 * added: one that was made before a further fact says nothing about that.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('patient_fact_resolution_proposal', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('rule_id').notNullable();
    table.specificType('fact_ids', 'bigint[]').notNullable();
    table.uuid('proposed_by').notNullable();
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.index(['user_id']);
  });
  await knex.raw(`
    create trigger patient_fact_resolution_proposal_only_added
    before update or delete on patient_fact_resolution_proposal
    for each row execute function refuse_change_of_fact()`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('patient_fact_resolution_proposal');
};
