import type { Knex } from 'knex';

/** The wallet that a saved card came from, so that the patient recognizes it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    // Null for a card that was typed.
    table.text('wallet');
    table.check(`wallet in ('apple_pay', 'google_pay', 'link')`, {}, 'payment_card_wallet');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_card', (table) => {
    table.dropChecks(['payment_card_wallet']);
    table.dropColumn('wallet');
  });
};
