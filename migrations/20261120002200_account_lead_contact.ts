import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('lead', (table) => {
    table.text('first_name');
    table.text('email');
    table.text('phone');
    // When the visitor left an e-mail address; null for a visitor without one.
    table.timestamp('contact_at');
    table.index(['email']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('lead', (table) => {
    table.dropColumns('first_name', 'email', 'phone', 'contact_at');
  });
};
