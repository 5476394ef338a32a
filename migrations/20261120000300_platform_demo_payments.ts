import type { Knex } from 'knex';

/** State of the payment processor simulator. Empty where real Stripe is configured. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_bank_object', (table) => {
    table.text('id').primary();
    table.bigIncrements('position', { primaryKey: false });
    table.text('kind').notNullable();
    table.jsonb('body').notNullable();
    table.timestamp('created_at').notNullable();
  });
  await knex.raw(
    `CREATE INDEX demo_bank_object_customer ON demo_bank_object (kind, (body->>'customer'), position DESC)`,
  );
  await knex.raw(
    `CREATE INDEX demo_bank_object_intent ON demo_bank_object ((body->>'payment_intent')) WHERE kind = 'refund'`,
  );
  await knex.schema.createTable('demo_bank_idempotency', (table) => {
    table.text('key').primary();
    table.text('fingerprint').notNullable();
    table.integer('status').notNullable();
    table.jsonb('body').notNullable();
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('demo_bank_event', (table) => {
    table.text('id').primary();
    table.bigIncrements('position', { primaryKey: false });
    table.jsonb('body').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('delivered_at');
    table.timestamp('created_at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['demo_bank_event', 'demo_bank_idempotency', 'demo_bank_object'])
    await knex.schema.dropTable(table);
};
