import type { Knex } from 'knex';

/** Pages that are kept for everybody show discounts: every process is notified of each change of them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`create function tell_discounts_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('discounts', ''); return null; end $$`);
  await knex.raw(`create trigger discount_changed after insert or update or delete on discount
    for each statement execute function tell_discounts_changed()`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop trigger discount_changed on discount');
  await knex.raw('drop function tell_discounts_changed');
};
