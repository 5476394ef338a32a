import type { Knex } from 'knex';

/** Days on which clinicians are away, with the colleague who covers for them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('clinician_leave', (table) => {
    table.uuid('id').primary();
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.date('first_day').notNullable();
    table.date('last_day').notNullable();
    // The time zone of the clinician's calendar when it was entered: the days are days there.
    table.text('time_zone').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    table.uuid('covered_by').references('clinician.id');
    table.timestamp('created_at').notNullable();
    // When its beginning was followed.
    table.timestamp('began_at');
    table.index(['clinician_id', 'ends_at']);
    table.check('last_day >= first_day', {}, 'clinician_leave_days');
    table.check('ends_at >= starts_at', {}, 'clinician_leave_span');
    table.check('covered_by <> clinician_id', {}, 'clinician_leave_colleague');
  });
  await knex.raw('create index clinician_leave_covered_by on clinician_leave (covered_by)');
  await knex.raw(
    'create index clinician_leave_to_begin on clinician_leave (starts_at) where began_at is null',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('clinician_leave');
};
