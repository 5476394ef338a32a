import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    // As the cardholder typed it with the card number; null when the provider asked for none.
    table.text('postal_code');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    table.dropColumn('postal_code');
  });
};
