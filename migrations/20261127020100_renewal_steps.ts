import type { Knex } from 'knex';

/** How far a patient is in a renewal beyond its answers: on any device the same. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('renewal', (table) => {
    // When the patient went on from the photos, with or without them.
    table.timestamp('photos_done_at');
    // What each subscription should do from then on, as chosen so far.
    table.jsonb('plan_choices').notNullable().defaultTo('[]');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('renewal', (table) => {
    table.dropColumns('photos_done_at', 'plan_choices');
  });
};
