import type { Knex } from 'knex';

/** The state in which each prescription was written: a patient who moves back there goes on with it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription', (table) => {
    // Two-letter code; null only for what was written before it was recorded and has no visit any more.
    table.string('state', 2);
  });
  await knex.raw(
    'update prescription p set state = c.ship_state from consultation c where c.id = p.consultation_id',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription', (table) => {
    table.dropColumn('state');
  });
};
