import type { Knex } from 'knex';

/** PostgreSQL's extension for words that are alike. */
const EXTENSION = 'pg_trgm';

const createExtension = async (knex: Knex): Promise<void> => {
  try {
    await knex.raw(`create extension if not exists ${EXTENSION}`);
  } catch (error) {
    throw new Error(
      `The search needs PostgreSQL's extension ${EXTENSION}, which this role cannot create here. Install the server's contrib package, then run as a superuser in this database: create extension ${EXTENSION};`,
      { cause: error },
    );
  }
};

export const up = async (knex: Knex): Promise<void> => {
  await createExtension(knex);
  // Everything in it is written again at each start, from the catalog and the texts of the release.
  await knex.schema.createTable('search_document', (table) => {
    // With the anchor of an answer: `/faq#plan-cancel`.
    table.text('path').primary();
    table.text('kind').notNullable();
    table.text('title').notNullable();
    // What patients call it besides: brand names, abbreviations.
    table.text('other_names').notNullable();
    table.text('excerpt').notNullable();
    table.text('body').notNullable();
    // The key risk of a prescription product.
    table.text('risk');
    table.integer('position').notNullable();
    table.check(`kind in ('product', 'article', 'question')`, {}, 'search_document_kind');
  });
  await knex.raw(`alter table search_document
    add column names text not null generated always as (title || ' ' || other_names) stored,
    add column words tsvector not null generated always as (
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', other_names), 'B') ||
      setweight(to_tsvector('english', excerpt), 'C') || setweight(to_tsvector('english', body), 'D')) stored`);
  await knex.raw('create index search_document_words on search_document using gin (words)');
  await knex.raw('create index search_document_names on search_document using gin (names gin_trgm_ops)');
};

/** The extension stays: whoever made the database may have created it. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('search_document');
};
