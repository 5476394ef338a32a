import type { Knex } from 'knex';

/** Links in messages to a plan that waits for the patient's answer. Only a hash of each is stored. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('plan_link', (table) => {
    table.text('token_hash').primary();
    table.uuid('proposal_id').notNullable().references('plan_proposal.id');
    table.uuid('user_id').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.index(['proposal_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('plan_link');
};
