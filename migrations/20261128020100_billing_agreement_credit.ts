import type { Knex } from 'knex';

/** Credit that was announced or agreed to with a charge: it is kept for that charge. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_agreement', (table) => {
    // Cents that are taken off the price; `amount` is what is charged after that.
    table.integer('credit').notNullable().defaultTo(0);
    table.check('credit >= 0', {}, 'charge_agreement_credit');
    table.index(['user_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_agreement', (table) => {
    table.dropIndex(['user_id']);
    table.dropChecks(['charge_agreement_credit']);
    table.dropColumn('credit');
  });
};
