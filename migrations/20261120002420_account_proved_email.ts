import type { Knex } from 'knex';

/** Whether the provider verified the e-mail address: only then may another provider sign in to the same account. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person_identity', (table) => {
    table.boolean('email_verified').notNullable().defaultTo(false);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person_identity', (table) => {
    table.dropColumn('email_verified');
  });
};
