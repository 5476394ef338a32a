import type { Knex } from 'knex';

/**
 * Why a prescription is on hold, what lifts it, and who lifted it. Holds from before this table name no rule. Unless the
 * patient moved, a rule may have placed them, so they need two clinicians.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('prescription_hold', (table) => {
    table.uuid('id').primary();
    table.uuid('prescription_id').notNullable().references('prescription.id');
    table.timestamp('placed_at').notNullable();
    // Null when the system placed it.
    table.uuid('placed_by').references('clinician.id');
    table.specificType('rule_ids', 'text[]').notNullable().defaultTo('{}');
    table.boolean('is_hard_stop').notNullable();
    table.text('reason').notNullable();
    table.text('patient_text').notNullable();
    table.text('lifted_when').notNullable();
    table.uuid('lift_proposed_by').references('clinician.id');
    table.timestamp('lift_proposed_at');
    table.text('lift_reason');
    // What the patient reads when a second clinician confirms.
    table.text('lift_message');
    table.timestamp('lifted_at');
    table.uuid('lifted_by').references('clinician.id');
    table.index(['prescription_id', 'placed_at']);
    table.check(
      'lifted_by is null or not is_hard_stop or (lift_proposed_by is not null and lift_proposed_by <> lifted_by)',
      {},
      'prescription_hold_two_clinicians',
    );
    table.check('(lifted_at is null) = (lifted_by is null)', {}, 'prescription_hold_lifted_by_someone');
  });
  await knex.raw(`
    insert into prescription_hold
      (id, prescription_id, placed_at, is_hard_stop, reason, patient_text, lifted_when)
    select gen_random_uuid(), p.id, coalesce(s.at, p.created_at),
      coalesce(s.reason, '') <> 'moved to another state', coalesce(s.reason, 'not recorded'),
      'A clinician has to look at your treatment before more of it is sent.',
      'A clinician has reviewed the treatment.'
    from prescription p
    left join lateral (
      select at, reason from state_transition
      where entity = 'prescription' and entity_id = p.id and to_state = 'on_hold'
      order by at desc limit 1) s on true
    where p.status = 'on_hold'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('prescription_hold');
};
