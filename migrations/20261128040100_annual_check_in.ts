import type { Knex } from 'knex';

/** The yearly check-in: when everything was last asked, which pages lead a renewal, and what the patient was told about it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription', (table) => {
    // When a clinician last decided on a full history; a change of treatment carries it over.
    table.timestamp('evaluated_at');
  });
  await knex.raw('update prescription set evaluated_at = signed_at where signed_at is not null');
  // A change of treatment asked only what it needed: what counts is the last visit that asked everything.
  await knex.raw(`
    update prescription p set evaluated_at = coalesce((
      select max(full_visit.decided_at) from consultation full_visit
      where full_visit.user_id = p.user_id and full_visit.kind in ('initial', 'renewal')
        and full_visit.status in ('approved', 'follow_up') and full_visit.decided_at <= p.signed_at), p.signed_at)
    from consultation c
    where c.id = p.consultation_id and c.kind = 'titration' and p.signed_at is not null`);
  await knex.schema.alterTable('renewal', (table) => {
    // Which pages lead it: those of a renewal, or those of the annual check-in.
    table.text('kind').notNullable().defaultTo('renewal').checkIn(['renewal', 'annual'], 'renewal_kind');
    // Hash of the address that the patient confirmed.
    table.text('confirmed_address');
  });
  await knex.schema.createTable('annual_notice', (table) => {
    table.uuid('user_id').notNullable();
    // The day after which nothing more is sent.
    table.timestamp('overdue_at').notNullable();
    table.integer('days_before').notNullable();
    table.timestamp('told_at').notNullable();
    table.primary(['user_id', 'overdue_at', 'days_before']);
  });
  // A renewal asks what an open check-in would have asked.
  await knex.raw('alter table check_in drop constraint check_in_result_check');
  await knex.raw(
    "alter table check_in add constraint check_in_result_check check (result in ('normal', 'flagged', 'urgent', 'missed', 'renewed'))",
  );
  // Every patient is checked once: some are due that no renewal is planned for.
  await knex.raw(`
    insert into renewal_check (user_id, check_at)
    select distinct user_id, cast('2026-11-28' as timestamptz) from prescription where status in ('active', 'on_hold')
    on conflict (user_id) do update set check_at = excluded.check_at`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table check_in drop constraint check_in_result_check');
  await knex.raw("update check_in set result = 'missed' where result = 'renewed'");
  await knex.raw(
    "alter table check_in add constraint check_in_result_check check (result in ('normal', 'flagged', 'urgent', 'missed'))",
  );
  await knex.schema.dropTable('annual_notice');
  await knex.schema.alterTable('renewal', (table) => {
    table.dropColumns('kind', 'confirmed_address');
  });
  await knex.schema.alterTable('prescription', (table) => {
    table.dropColumn('evaluated_at');
  });
};
