import type { Knex } from 'knex';

/** The ledger stores the text itself beside its hash, and a checkout the texts that were agreed to when it was submitted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consent', (table) => {
    table.text('text_id');
    table.text('text');
  });
  await knex.raw(`alter table consent add constraint consent_hash_is_of_its_text
    check (text is null or text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex'))`);
  await knex.schema.alterTable('checkout', (table) => {
    table.jsonb('agreed_texts').notNullable().defaultTo('[]');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('checkout', (table) => table.dropColumn('agreed_texts'));
  await knex.schema.alterTable('consent', (table) => table.dropColumns('text_id', 'text'));
};
