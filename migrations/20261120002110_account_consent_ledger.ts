import type { Knex } from 'knex';

/** Anonymous visitors make choices too; and rows of the ledger can never be changed or deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consent', (table) => {
    table.setNullable('person_id');
    table.uuid('lead_id');
    table.index(['lead_id', 'type', 'at']);
  });
  await knex.raw(`
    alter table consent add constraint consent_is_somebodys check (person_id is not null or lead_id is not null);
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$;
    create trigger consent_is_append_only before update or delete on consent
      for each row execute function refuse_change();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger consent_is_append_only on consent;
    drop function refuse_change();
    alter table consent drop constraint consent_is_somebodys;
  `);
  await knex('consent').whereNull('person_id').del();
  await knex.schema.alterTable('consent', (table) => {
    table.dropColumn('lead_id');
    table.dropNullable('person_id');
  });
};
