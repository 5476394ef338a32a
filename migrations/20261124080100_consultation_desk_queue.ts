import type { Knex } from 'knex';

/**
 * The desk's queue reads only what is open, and people are found by the beginning of a name. `case_hand_over`: who gave a
 * case to whom, or back to the queue, and why.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('case_hand_over', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.timestamp('at').notNullable();
    // Null when nobody had the case.
    table.uuid('from_clinician').references('clinician.id');
    // Null when it went back to the queue.
    table.uuid('to_clinician').references('clinician.id');
    // The member of staff who did it.
    table.uuid('by_person').notNullable();
    table.text('note');
    table.index(['consultation_id', 'at']);
    table.check('from_clinician is not null or to_clinician is not null', {}, 'case_hand_over_has_a_side');
  });
  await knex.raw(
    'create index consultation_open_alert on consultation (alert_at) where alert_at is not null and alert_handled_at is null',
  );
  await knex.raw(
    'create index answer_correction_unseen on answer_correction (consultation_id, at) where seen_at is null',
  );
  await knex.raw(
    "create index care_message_unread_by_staff on care_message (consultation_id, created_at) where author_type = 'patient' and read_at is null",
  );
  await knex.raw(
    'create index prescription_hold_open_by_rule on prescription_hold (placed_at) where lifted_at is null and placed_by is null',
  );
  await knex.raw(
    "create index person_first_name on person (lower(first_name) text_pattern_ops) where role = 'patient'",
  );
  await knex.raw(
    "create index person_last_name on person (lower(last_name) text_pattern_ops) where role = 'patient'",
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const index of [
    'consultation_open_alert',
    'answer_correction_unseen',
    'care_message_unread_by_staff',
    'prescription_hold_open_by_rule',
    'person_first_name',
    'person_last_name',
  ])
    await knex.raw('drop index ??', [index]);
  await knex.schema.dropTable('case_hand_over');
};
