import type { Knex } from 'knex';

/** Discount codes that a patient typed, so that they are not guessed. The code itself is not kept. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('discount_code_try', (table) => {
    table.uuid('user_id').notNullable().references('person.id');
    table.text('code_hash').notNullable();
    // Network address; null when it is unknown.
    table.text('address');
    // Whether there was such a code for them.
    table.boolean('known').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['user_id', 'code_hash']);
    table.index(['address', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('discount_code_try');
};
