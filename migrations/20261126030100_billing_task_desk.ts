import type { Knex } from 'knex';

/** A task says what to do and until when, and ends with an outcome; one about no patient of ours is possible. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('billing_task', (table) => {
    table.uuid('user_id').nullable().alter();
    table.uuid('invoice_id').references('invoice.id');
    table.text('todo').notNullable().defaultTo('');
    table.timestamp('due_at');
    table.text('outcome');
  });
  await knex.raw(`update billing_task set due_at = opened_at + interval '1 day',
    outcome = case when closed_at is null then null when answer = 'found' then 'settled' else 'not_charged' end,
    invoice_id = (select id from invoice where id::text = split_part(billing_task.subject, ':', 1))`);
  await knex.schema.alterTable('billing_task', (table) => {
    table.dropNullable('due_at');
    table.check('(closed_at is null) = (outcome is null)', {}, 'billing_task_outcome');
  });
  await knex.raw('drop index billing_task_open');
  await knex.raw('create index billing_task_open on billing_task (due_at, id) where closed_at is null');
  await knex.raw(
    'create index billing_task_closed on billing_task (closed_at desc, id) where closed_at is not null',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index billing_task_closed');
  await knex.raw('drop index billing_task_open');
  await knex('billing_task').whereNull('user_id').delete();
  await knex.schema.alterTable('billing_task', (table) => {
    table.dropChecks('billing_task_outcome');
    table.dropColumn('outcome');
    table.dropColumn('due_at');
    table.dropColumn('todo');
    table.dropColumn('invoice_id');
    table.dropNullable('user_id');
  });
  await knex.raw('create index billing_task_open on billing_task (opened_at) where closed_at is null');
};
