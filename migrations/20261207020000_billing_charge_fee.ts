import type { Knex } from 'knex';

/** What the payment processor keeps of a charge; null until that is known. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_attempt', (table) => {
    table.integer('fee');
    table.check('fee >= 0', {}, 'charge_attempt_fee');
  });
  // The next check reads everything since our first charge, and with it the fees of earlier charges.
  await knex('settlement_check').delete();
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_attempt', (table) => {
    table.dropColumn('fee');
  });
};
