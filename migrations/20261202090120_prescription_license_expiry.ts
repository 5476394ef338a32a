import type { Knex } from 'knex';

/** Number and last day of clinicians' licenses. One that was entered before counts for 60 days: its data is asked for at once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician_license', (table) => {
    table.text('number');
    table.date('expires_on');
    // When that day ends in the state.
    table.timestamp('ends_at');
    // When the clinician was told that it ends soon, and when its end was followed.
    table.timestamp('warned_at');
    table.timestamp('ended_at');
  });
  await knex('clinician_license').update({
    number: 'not entered',
    expires_on: knex.raw(`current_date + 60`),
    ends_at: knex.raw(`current_date + 61`),
  });
  await knex.schema.alterTable('clinician_license', (table) => {
    for (const column of ['number', 'expires_on', 'ends_at']) table.dropNullable(column);
    table.index(['ends_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician_license', (table) => {
    table.dropColumns('number', 'expires_on', 'ends_at', 'warned_at', 'ended_at');
  });
};
