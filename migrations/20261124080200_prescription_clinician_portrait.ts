import type { Knex } from 'knex';

/** A clinician's portrait, a path on this site; and whether new visits are assigned to them in turn. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician', (table) => {
    table.text('photo_url');
    table.boolean('takes_turns').notNullable().defaultTo(true);
    table.check("photo_url ~ '^/[a-z]'", {}, 'clinician_photo_on_this_site');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician', (table) => {
    table.dropColumn('photo_url');
    table.dropColumn('takes_turns');
  });
};
