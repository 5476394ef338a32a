import type { Knex } from 'knex';

/** A patient may save several cards; one of them is charged. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payment_card drop constraint payment_card_pkey;
    alter table payment_card add primary key (user_id, payment_method_id);
    alter table payment_card add column is_default boolean not null default true;
    create unique index payment_card_one_default on payment_card (user_id) where is_default;
    create index payment_card_expiry on payment_card ((exp_year * 12 + exp_month)) where is_default;
    create index payment_card_payment_method_id_index on payment_card (payment_method_id);
    -- A card that is saved on the account page belongs to no checkout and no invoice.
    alter table card_setup add column makes_default boolean not null default true;
  `);
  // The patient is told once per card, expiry and number of days.
  await knex.schema.createTable('card_notice', (table) => {
    table.uuid('user_id').notNullable();
    table.text('payment_method_id').notNullable();
    table.text('key').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['payment_method_id', 'key']);
    table.index(['user_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('card_notice');
  await knex.raw(`
    alter table card_setup drop column makes_default;
    delete from payment_card where not is_default;
    drop index payment_card_payment_method_id_index;
    drop index payment_card_expiry;
    drop index payment_card_one_default;
    alter table payment_card drop column is_default;
    alter table payment_card drop constraint payment_card_pkey;
    alter table payment_card add primary key (user_id);
  `);
};
