import type { Knex } from 'knex';

/** What must not begin for a patient who asked for the deletion of the account: table, when, and whose the row is. */
const doors = [
  ['checkout', 'insert', 'new.user_id', 'true'],
  ['customer_order', 'insert', 'new.user_id', 'true'],
  ['customer_order', 'update of status', 'new.user_id', `new.status = 'sent_to_pharmacy'`],
  ['charge_attempt', 'insert', '(select i.user_id from invoice i where i.id = new.invoice_id)', 'true'],
  ['subscription', 'insert', 'new.user_id', 'true'],
  [
    'subscription',
    'update of status',
    'new.user_id',
    `old.status in ('canceled', 'incomplete_expired') and new.status <> old.status and new.status <> 'canceled'`,
  ],
] as const;

/**
 * Patients' requests to delete their account. A row has numbers and dates only, and stays. The person's date refuses charges,
 * shipments and purchases at the tables themselves; the services say so before, in words.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    // Since then nothing is charged, shipped or ordered; null again when the patient keeps the account.
    table.timestamp('leaving_since');
  });
  await knex.schema.createTable('account_deletion', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id').index();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.timestamp('requested_at').notNullable();
    // Until then the patient may take it back.
    table.timestamp('due_at').notNullable();
    table.check(`status in ('scheduled', 'withdrawn', 'done')`, {}, 'account_deletion_status');
  });
  await knex.raw(`
    create unique index account_deletion_one on account_deletion (user_id) where status = 'scheduled';
    create index account_deletion_due on account_deletion (due_at) where status = 'scheduled';
    create function refuse_leaving(owner uuid) returns void language plpgsql as $$ begin
      if exists (select from person p where p.id = owner and p.leaving_since is not null) then
        raise exception 'the account of % is being deleted', owner using errcode = 'check_violation';
      end if;
    end $$;
  `);
  for (const [at, [table, event, owner, when]] of doors.entries())
    await knex.raw(`
      create function leaving_door_${at}() returns trigger language plpgsql as $$ begin
        perform refuse_leaving(${owner});
        return new;
      end $$;
      create trigger leaving_door_${at} before ${event} on ${table}
        for each row when (${when}) execute function leaving_door_${at}();
    `);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const [at, [table]] of doors.entries())
    await knex.raw(`drop trigger leaving_door_${at} on ${table}; drop function leaving_door_${at}();`);
  await knex.raw('drop function refuse_leaving(uuid);');
  await knex.schema.dropTable('account_deletion');
  await knex.schema.alterTable('person', (table) => {
    table.dropColumn('leaving_since');
  });
};
