import type { Knex } from 'knex';

/**
 * What follows a decline, the deadline for the bank's confirmation, requests that the payment processor answers with a
 * stored failure, and the tasks of operators about money.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_attempt', (table) => {
    // While the issuer waits for the patient: when the patient is told once more, and when the charge is canceled.
    table.timestamp('remind_at');
    table.timestamp('confirm_by');
    // The processor answers this request with a stored failure: it is never sent again.
    table.timestamp('stuck_at');
  });
  await knex.raw(
    `create index charge_attempt_confirm on charge_attempt (confirm_by) where status = 'pending'`,
  );
  await knex.raw(`create index charge_attempt_remind on charge_attempt (remind_at) where status = 'pending'`);
  await knex.schema.alterTable('invoice', (table) => {
    table.text('decline_class');
    // The next step of dunning that is no charge: a reminder, the end of retries, the end of the order.
    table.timestamp('dunning_at');
    table.check(
      `decline_class is null or decline_class in ('soft', 'issuer', 'authentication', 'hard')`,
      {},
      'invoice_decline_class',
    );
  });
  await knex.raw('create index invoice_dunning on invoice (dunning_at) where dunning_at is not null');
  // What failed before: first payments wait for the patient one more day, refills go on as they were planned.
  await knex.raw(`update invoice set next_try_at = null, dunning_at = now() + interval '1 day'
    where cycle is null and status in ('failed_unpaid', 'uncollectible')`);
  await knex.raw(`update invoice set decline_class = 'soft'
    where cycle is not null and status in ('failed_unpaid', 'uncollectible')`);
  await knex.raw(`update invoice set dunning_at = now() + interval '30 days'
    where cycle is not null and status = 'uncollectible'`);
  await knex.raw(`update charge_attempt set confirm_by = now() + interval '1 day'
    where status = 'pending' and intent_id is not null`);
  await knex.schema.createTable('billing_task', (table) => {
    table.uuid('id').primary();
    table.text('kind').notNullable();
    // What it is about: one open or closed task for each.
    table.text('subject').notNullable();
    table.uuid('user_id').notNullable();
    table.text('detail').notNullable();
    table.timestamp('opened_at').notNullable();
    table.timestamp('closed_at');
    table.uuid('closed_by');
    table.text('answer');
    table.unique(['kind', 'subject']);
    table.check('(closed_at is null) = (answer is null)', {}, 'billing_task_answer');
  });
  await knex.raw('create index billing_task_open on billing_task (opened_at) where closed_at is null');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('billing_task');
  await knex.raw('drop index invoice_dunning');
  await knex.schema.alterTable('invoice', (table) => {
    table.dropChecks('invoice_decline_class');
    table.dropColumn('dunning_at');
    table.dropColumn('decline_class');
  });
  await knex.raw('drop index charge_attempt_remind');
  await knex.raw('drop index charge_attempt_confirm');
  await knex.schema.alterTable('charge_attempt', (table) => {
    table.dropColumn('stuck_at');
    table.dropColumn('confirm_by');
    table.dropColumn('remind_at');
  });
};
