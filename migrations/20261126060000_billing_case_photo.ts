import type { Knex } from 'knex';

/** Photos that patients send with a report about a parcel or a request to customer service. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('case_photo', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id');
    // What it was sent with; null until then.
    table.text('case_kind');
    table.uuid('case_id');
    table.text('object_key').notNullable();
    table.integer('bytes').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['user_id']);
    table.index(['case_id']);
    table.check(
      `(case_kind is null) = (case_id is null) and case_kind in ('order_issue', 'service_request')`,
      {},
      'case_photo_case',
    );
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('case_photo');
};
