import type { Knex } from 'knex';

/** The double-entry journal: only added to, and balanced at every commit. */
const tables = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('journal_entry', (table) => {
    table.specificType('id', 'bigint generated always as identity primary key');
    // What it records, once: the state change that it was written with.
    table.text('key').notNullable().unique();
    table.text('event').notNullable();
    table.text('source_kind').notNullable();
    table.text('source_id').notNullable();
    table.uuid('invoice_id').references('invoice.id');
    table.timestamp('at').notNullable();
    table.index(['invoice_id']);
    table.index(['source_kind', 'source_id']);
    table.index(['at']);
    table.check(
      `source_kind in ('charge_attempt', 'invoice', 'refund', 'dispute', 'credit')`,
      {},
      'journal_entry_source',
    );
  });
  await knex.schema.createTable('journal_posting', (table) => {
    table.specificType('entry_id', 'bigint not null references journal_entry');
    table.text('account').notNullable();
    // Cents: positive is a debit, negative a credit.
    table.integer('amount').notNullable();
    table.primary(['entry_id', 'account']);
    table.index(['account']);
    table.check('amount <> 0', {}, 'journal_posting_amount');
  });
  await knex.schema.alterTable('payment_dispute', (table) => {
    // Cents that it has taken from the processor's balance so far.
    table.integer('withdrawn').notNullable().defaultTo(0);
    table.integer('fee').notNullable().defaultTo(0);
  });
};

const guards = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function refuse_change_of_journal() returns trigger language plpgsql as $$
    begin
      raise exception 'a journal entry is never changed or deleted';
    end $$`);
  for (const table of ['journal_entry', 'journal_posting'])
    await knex.raw(`
      create trigger ${table}_only_added before update or delete on ${table}
      for each row execute function refuse_change_of_journal()`);
  await knex.raw(`
    create function check_journal_balance() returns trigger language plpgsql as $$
    declare entry bigint := case tg_table_name when 'journal_entry'
      then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'entry_id')::bigint end;
    begin
      if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from journal_posting where entry_id = entry) then
        raise exception 'the journal entry % does not balance', entry using errcode = 'check_violation';
      end if;
      return null;
    end $$`);
  for (const table of ['journal_entry', 'journal_posting'])
    await knex.raw(`
      create constraint trigger ${table}_balances after insert on ${table}
      deferrable initially deferred for each row execute function check_journal_balance()`);
};

/** A payment that arrived when nothing was due any more has a refund that does not change the invoice. */
const isLate = `exists (select from refund r
  where r.invoice_id = a.invoice_id and r.attempt = a.attempt and not r.changes_invoice)`;

const entries = `
  with added as (
    insert into journal_entry (key, event, source_kind, source_id, invoice_id, at)
    select key, event, source_kind, source_id, invoice_id, at from found order by at, key
    returning id, key)
  insert into journal_posting (entry_id, account, amount)
  select added.id, p.account, sum(p.amount) from added join postings p using (key)
  group by added.id, p.account having sum(p.amount) <> 0`;

const accountOfLine = `case
  when l.kind = 'sales_tax' then 'sales_tax_payable'
  when l.kind = 'credit' then 'credits_liability'
  when l.amount < 0 or l.kind = 'discount_rule' then 'discounts_given'
  when l.kind = 'consultation' then 'consultation_revenue'
  when l.kind = 'shipping' then 'shipping_revenue'
  when l.kind = 'custom' then 'other_revenue'
  else 'product_revenue' end`;

/** What is in the books already: charges, refunds and disputes as they are now. No invoice has had sales tax so far. */
const backfill = async (knex: Knex): Promise<void> => {
  await knex.raw(`update payment_dispute set withdrawn = amount where status <> 'won'`);
  const charge = `a.invoice_id || ':' || a.attempt`;
  const post = (found: string, postings: string) => {
    const sql = entries.replace('with added', `with found as (${found}), postings as (${postings}), added`);
    return knex.raw(sql);
  };
  await post(
    `select 'charge:' || ${charge} as key, 'charge_succeeded' as event, 'charge_attempt' as source_kind,
       ${charge} as source_id, a.invoice_id, coalesce(a.settled_at, a.created_at) as at
     from charge_attempt a where a.status = 'succeeded'`,
    `select 'charge:' || ${charge} as key, 'processor_balance' as account, a.amount from charge_attempt a
     union all
     select 'charge:' || ${charge}, ${accountOfLine}, -l.amount
     from charge_attempt a join invoice_line l on l.invoice_id = a.invoice_id where not ${isLate}
     union all
     select 'charge:' || ${charge}, 'customer_deposits', (case when ${isLate} then 0 else
       (select coalesce(sum(l.amount), 0) from invoice_line l where l.invoice_id = a.invoice_id) end) - a.amount
     from charge_attempt a`,
  );
  await post(
    `select 'refund:' || r.id || ':owed' as key, 'refund_owed' as event, 'refund' as source_kind,
       r.id::text as source_id, r.invoice_id, r.created_at as at from refund r`,
    `select 'refund:' || r.id || ':owed' as key,
       case when r.changes_invoice then 'refunds' else 'customer_deposits' end as account, r.amount from refund r
     union all select 'refund:' || r.id || ':owed', 'refunds_payable', -r.amount from refund r`,
  );
  await post(
    `select 'refund:' || r.id || ':sent:' || r.resent as key, 'refund_sent' as event, 'refund' as source_kind,
       r.id::text as source_id, r.invoice_id, r.done_at as at from refund r where r.status = 'done'`,
    `select 'refund:' || r.id || ':sent:' || r.resent as key, 'refunds_payable' as account, r.amount from refund r
     union all select 'refund:' || r.id || ':sent:' || r.resent, 'processor_balance', -r.amount from refund r`,
  );
  await post(
    `select 'dispute:' || d.id || ':' || d.withdrawn || ':0' as key, 'dispute_moved' as event,
       'dispute' as source_kind, d.id as source_id, d.invoice_id, d.opened_at as at
     from payment_dispute d where d.withdrawn > 0`,
    `select 'dispute:' || d.id || ':' || d.withdrawn || ':0' as key, 'disputed_payments' as account,
       d.withdrawn as amount from payment_dispute d
     union all select 'dispute:' || d.id || ':' || d.withdrawn || ':0', 'processor_balance', -d.withdrawn
     from payment_dispute d`,
  );
  await post(
    `select 'dispute:' || d.id || ':lost' as key, 'dispute_lost' as event, 'dispute' as source_kind,
       d.id as source_id, d.invoice_id, d.closed_at as at
     from payment_dispute d where d.status = 'lost' and d.withdrawn > 0`,
    `select 'dispute:' || d.id || ':lost' as key, 'dispute_losses' as account, d.withdrawn as amount
     from payment_dispute d
     union all select 'dispute:' || d.id || ':lost', 'disputed_payments', -d.withdrawn from payment_dispute d`,
  );
};

export const up = async (knex: Knex): Promise<void> => {
  await tables(knex);
  await backfill(knex);
  await guards(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('payment_dispute', (table) => {
    table.dropColumn('fee');
    table.dropColumn('withdrawn');
  });
  await knex.schema.dropTable('journal_posting');
  await knex.schema.dropTable('journal_entry');
  await knex.raw('drop function check_journal_balance()');
  await knex.raw('drop function refuse_change_of_journal()');
};
