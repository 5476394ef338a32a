import type { Knex } from 'knex';

/**
 * The audit log can only grow: rows are never changed, and deleted by retention alone. Rows have a position, and a seal is the
 * hash of the rows up to a position with the seal before it: a row that is changed or removed behind the log's back breaks
 * its seal.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table audit_log add column position bigint generated always as identity;
    create unique index audit_log_position on audit_log (position);
    create function refuse_change_of_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('thicket.erasure', true) = 'on' then return old; end if;
      raise exception 'the audit log is append-only';
    end $$;
    create trigger audit_log_only_added before update or delete on audit_log
      for each row execute function refuse_change_of_audit();
  `);
  await knex.schema.createTable('audit_seal', (table) => {
    // The last position that the seal covers; it begins after that of the seal before.
    table.bigInteger('through').primary();
    table.integer('rows').notNullable();
    // SHA-256 of the rows, and of the seal before with all of this.
    table.text('rows_hash').notNullable();
    table.text('seal').notNullable();
    // Of its newest row: retention deletes its rows some time after.
    table.timestamp('newest_at').notNullable();
    table.timestamp('sealed_at').notNullable();
  });
  await knex.raw(`
    create function refuse_change_of_seal() returns trigger language plpgsql as $$
    begin raise exception 'a seal of the audit log is never changed or deleted'; end $$;
    create trigger audit_seal_only_added before update or delete on audit_seal
      for each row execute function refuse_change_of_seal();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('audit_seal');
  await knex.raw(`
    drop function refuse_change_of_seal();
    drop trigger audit_log_only_added on audit_log;
    drop function refuse_change_of_audit();
    drop index audit_log_position;
    alter table audit_log drop column position;
  `);
};
