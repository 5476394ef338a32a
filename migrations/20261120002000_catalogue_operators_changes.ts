import type { Knex } from 'knex';

const watched = ['product', 'product_listing'];

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('product', (table) => {
    // `price` comes from the catalog's files; the operator's price, when set, takes precedence.
    table.integer('set_price').checkPositive();
    table.text('listing_id').index();
  });
  await knex.schema.createTable('product_listing', (table) => {
    table.text('id').primary();
    // Version number: a save names the version that the operator saw.
    table.integer('version').notNullable();
    // Texts that operators changed, by field; all others come from the files.
    table.jsonb('texts').notNullable();
    table.specificType('unavailable_states', 'text[]').notNullable();
  });
  await knex.schema.createTable('catalogue_change', (table) => {
    table.uuid('id').primary();
    table.text('listing_id').notNullable().references('product_listing.id');
    table.integer('version').notNullable();
    table.text('field').notNullable();
    table.integer('product_id').references('product.id');
    table.jsonb('from_value').notNullable();
    table.jsonb('to_value').notNullable();
    table.text('reason').notNullable();
    table.uuid('reverts').references('catalogue_change.id');
    table.uuid('actor_id').notNullable();
    // The operator's name at that time.
    table.text('actor_email').notNullable();
    table.timestamp('at').notNullable();
    table.index(['listing_id', 'version']);
  });
  await knex.schema.createTable('product_set', (table) => {
    // A plan's identifier, or a bundle's id.
    table.text('id').primary();
    table.text('kind').notNullable();
    table.text('name').notNullable();
    table.integer('position').notNullable();
    // [[211, 210]]: each option is a full set of product ids.
    table.jsonb('options').notNullable();
  });
  // Every process caches products and rendered pages in memory and must be notified of every change.
  await knex.raw(`create function tell_catalogue_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('catalogue', ''); return null; end $$`);
  for (const table of watched)
    await knex.raw(
      `create trigger ${table}_changed after insert or update or delete on ${table}
       for each statement execute function tell_catalogue_changed()`,
    );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of watched) await knex.raw(`drop trigger ${table}_changed on ${table}`);
  await knex.raw('drop function tell_catalogue_changed');
  await knex.schema.dropTable('product_set');
  await knex.schema.dropTable('catalogue_change');
  await knex.schema.dropTable('product_listing');
  await knex.schema.alterTable('product', (table) => {
    table.dropColumns('set_price', 'listing_id');
  });
};
