import type { Knex } from 'knex';

/** Live calls between patient and clinician, and the calendars of the clinicians. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('clinician_calendar', (table) => {
    table.uuid('clinician_id').primary().references('clinician.id');
    // IANA name: the hours are wall time there.
    table.text('time_zone').notNullable();
    // [{ weekday, from, to }]: 0 is Sunday; minutes after midnight.
    table.jsonb('hours').notNullable();
    // [{ date, from, to }] in place of the hours of that day; from and to null for a day off.
    table.jsonb('exceptions').notNullable();
    table.timestamp('updated_at').notNullable();
  });
  await knex.schema.createTable('live_call', (table) => {
    table.uuid('consultation_id').primary().references('consultation.id');
    table.uuid('user_id').notNullable();
    table.text('status').notNullable();
    // Whether the state allows a clinician to do without it.
    table.boolean('may_waive').notNullable();
    table.integer('misses').notNullable().defaultTo(0);
    // What came of it, for the record.
    table.text('note');
    table.timestamp('created_at').notNullable();
    table.timestamp('status_at').notNullable();
    table.index(['user_id']);
  });
  await knex.schema.createTable('call_booking', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('live_call.consultation_id');
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    // The patient's, for the times in notices.
    table.text('time_zone').notNullable();
    // Random, new for each booking: who knows an old link gets into no other call.
    table.text('room').notNullable().unique();
    table.text('status').notNullable();
    table.timestamp('created_at').notNullable();
    // When the patient was reminded a day, and an hour, before.
    table.timestamp('day_reminder_at');
    table.timestamp('hour_reminder_at');
    table.index(['consultation_id', 'starts_at']);
    table.index(['status', 'starts_at']);
    // Slots begin on the same grid for everybody, so that two that overlap have the same start.
    table.check('mod(extract(epoch from starts_at)::bigint, 1200) = 0', {}, 'call_booking_on_grid');
    table.check("ends_at = starts_at + interval '20 minutes'", {}, 'call_booking_length');
  });
  await knex.raw(
    "create unique index call_booking_one_per_slot on call_booking (clinician_id, starts_at) where status = 'booked'",
  );
  await knex.raw(
    "create unique index call_booking_one_per_visit on call_booking (consultation_id) where status = 'booked'",
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['call_booking', 'live_call', 'clinician_calendar']) await knex.schema.dropTable(table);
};
