import type { Knex } from 'knex';

/** What the catalog's files say of a product is called its details. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('product', (table) => {
    table.renameColumn('sheet', 'details');
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('product', (table) => {
    table.renameColumn('details', 'sheet');
  });
