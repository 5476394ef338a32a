import type { Knex } from 'knex';

/**
 * A treatment that must not end abruptly and may be about to: why, since when, and what a clinician decided. An open row is
 * a case of the desk.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('treatment_interruption', (table) => {
    table.uuid('id').primary();
    table.uuid('prescription_id').notNullable().references('prescription.id');
    table.text('cause').notNullable();
    table.uuid('source_id');
    table.timestamp('raised_at').notNullable();
    table.text('decision');
    table.uuid('decided_by').references('clinician.id');
    table.timestamp('decided_at');
    table.text('patient_text');
    table.text('reason');
    table.timestamp('ended_at');
    table.unique(['prescription_id', 'cause', 'source_id'], {
      indexName: 'treatment_interruption_once_per_source',
    });
    table.check(
      `cause in ('payment_failed', 'unpaid', 'expired', 'no_refills', 'not_sent', 'on_hold', 'canceled', 'ended', 'none')`,
      {},
      'treatment_interruption_cause',
    );
    table.check(
      `(decision is null or decision in ('taper', 'bridge', 'stop', 'continue'))
        and num_nulls(decision, decided_by, decided_at, patient_text, reason) in (0, 5)`,
      {},
      'treatment_interruption_decision',
    );
  });
  await knex.raw(`create unique index treatment_interruption_open on treatment_interruption (prescription_id)
    where decided_at is null and ended_at is null`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('treatment_interruption');
};
