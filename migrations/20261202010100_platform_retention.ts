import type { Knex } from 'knex';

/** The functions of triggers that keep rows as they were added, with what they say. */
const guards = [
  ['refuse_change', '% is append-only'],
  ['refuse_change_of_decision', '%: a decision record is never changed or deleted'],
  ['refuse_change_of_fact', '%: a fact about a patient is never changed or deleted'],
] as const;

const guard = (name: string, text: string, allowed: string): string => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    ${allowed}
    raise exception '${text}', tg_table_name;
  end $$`;

/** Retention may delete such rows, in a transaction that says so; nobody may change them. */
const byRetention = `if tg_op = 'DELETE' and current_setting('thicket.erasure', true) = 'on' then return old; end if;`;

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, text] of guards) await knex.raw(guard(name, text, byRetention));
  await knex.schema.createTable('retention_run', (table) => {
    table.text('rule').primary();
    table.timestamp('done_at').notNullable();
  });
  await knex.schema.createTable('erasure', (table) => {
    table.uuid('person_id').primary().references('person.id');
    table.timestamp('account_at').notNullable();
    // When the invoices and the medical record ended; null while they are kept.
    table.timestamp('invoices_at');
    table.timestamp('medical_at');
    table.check('medical_at is null or invoices_at is not null', {}, 'erasure_order');
  });
  await knex.raw(`
    create index outbox_event_at on outbox_event (at);
    create index state_transition_at on state_transition (at);
    create index mail_finished on mail (finished_at) where recipient <> '';
    create index quiz_response_updated on quiz_response (updated_at);
    alter table ordered_quiz_response drop constraint ordered_quiz_response_quiz_set_id_foreign;
    alter table ordered_quiz_response add constraint ordered_quiz_response_quiz_set_id_foreign
      foreign key (quiz_set_id) references quiz_set (id) on delete cascade;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table ordered_quiz_response drop constraint ordered_quiz_response_quiz_set_id_foreign;
    alter table ordered_quiz_response add constraint ordered_quiz_response_quiz_set_id_foreign
      foreign key (quiz_set_id) references quiz_set (id);
    drop index quiz_response_updated;
    drop index mail_finished;
    drop index state_transition_at;
    drop index outbox_event_at;
  `);
  await knex.schema.dropTable('erasure');
  await knex.schema.dropTable('retention_run');
  for (const [name, text] of guards) await knex.raw(guard(name, text, ''));
};
