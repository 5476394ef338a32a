import type { Knex } from 'knex';

/** What the payment processor knows a card by, whoever uses it. Null for cards saved before it was read. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    table.text('fingerprint');
    table.index(['fingerprint']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    table.dropIndex(['fingerprint']);
    table.dropColumn('fingerprint');
  });
};
