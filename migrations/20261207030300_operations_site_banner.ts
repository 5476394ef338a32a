import type { Knex } from 'knex';

/** Banners that operators write at the desk. Each time one is saved is a version, and one of them is published. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('site_banner', (table) => {
    table.uuid('id').primary();
    table.timestamp('created_at').notNullable();
    table.integer('published_version');
    table.timestamp('published_at');
    // Since when it is no longer shown; null while it is, and before it is published.
    table.timestamp('ended_at');
    table.check('(published_version is null) = (published_at is null)', {}, 'site_banner_published');
    table.check('ended_at is null or published_at is not null', {}, 'site_banner_ended');
    table.index(['created_at', 'id']);
  });
  await knex.raw(
    'create index site_banner_shown on site_banner (published_at) where published_at is not null and ended_at is null',
  );
  await knex.schema.createTable('site_banner_version', (table) => {
    table.uuid('banner_id').notNullable().references('site_banner.id');
    table.integer('version').notNullable();
    table.text('header').notNullable();
    table.text('body').notNullable();
    table.specificType('routes', 'text[]').notNullable();
    table.timestamp('saved_at').notNullable();
    table.uuid('saved_by').notNullable().references('person.id');
    table.primary(['banner_id', 'version']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['site_banner_version', 'site_banner']) await knex.schema.dropTable(table);
};
