import type { Knex } from 'knex';

/** Which discounts were in force when the sweep looked last: `in_force` has their ids, in order, with commas between. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'create table discount_turn (id integer primary key check (id = 1), in_force text not null)',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('discount_turn');
};
