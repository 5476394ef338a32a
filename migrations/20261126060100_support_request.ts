import type { Knex } from 'knex';

/** Requests of patients to customer service, and what they and staff write in them. */
export const up = async (knex: Knex): Promise<void> => {
  // Customer service answers patients who have no visit too.
  await knex.schema.alterTable('care_message', (table) => {
    table.setNullable('consultation_id');
  });
  await knex.raw('create sequence service_request_number start 1001');
  await knex.schema.createTable('service_request', (table) => {
    table.uuid('id').primary();
    table.text('number').notNullable().unique();
    table.uuid('user_id').notNullable().references('person.id');
    table.text('topic').notNullable();
    table.uuid('order_id').references('customer_order.id');
    table.text('status').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('status_at').notNullable();
    // By when an answer is promised.
    table.timestamp('due_at').notNullable();
    table.uuid('assigned_to').references('person.id');
    // When the patient's words were handed to the clinicians.
    table.timestamp('handed_over_at');
    // Level of alarming words; null without any.
    table.text('alarm');
    // How it ended; null while it has not.
    table.text('outcome');
    // When the patient was told that the answer takes longer than promised.
    table.timestamp('late_told_at');
    table.index(['user_id', 'created_at']);
    table.check(`(status = 'closed') = (outcome is not null)`, {}, 'service_request_outcome');
  });
  await knex.raw(
    `create index service_request_queue on service_request (due_at, id) where status <> 'closed'`,
  );
  await knex.schema.createTable('service_request_entry', (table) => {
    table.uuid('id').primary();
    table.uuid('request_id').notNullable().references('service_request.id');
    // `patient` or `care`.
    table.text('author_type').notNullable();
    table.uuid('author_id').notNullable().references('person.id');
    table.text('body').notNullable();
    table.timestamp('created_at').notNullable();
    // Of two at the same instant, the later one.
    table.bigIncrements('position', { primaryKey: false });
    table.index(['request_id', 'position']);
    table.check(`author_type in ('patient', 'care')`, {}, 'service_request_entry_author');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('service_request_entry');
  await knex.schema.dropTable('service_request');
  await knex.raw('drop sequence service_request_number');
  await knex('message_attachment')
    .whereIn('message_id', knex('care_message').select('id').whereNull('consultation_id'))
    .delete();
  await knex('care_message').whereNull('consultation_id').delete();
  await knex.schema.alterTable('care_message', (table) => {
    table.dropNullable('consultation_id');
  });
};
