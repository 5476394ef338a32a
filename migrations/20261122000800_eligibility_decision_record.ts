import type { Knex } from 'knex';

/** Every decision about a patient with what the rules read, only added; and when each answer of a visit was given. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consultation', (table) => {
    table.jsonb('answered_at').notNullable().defaultTo('{}');
  });
  await knex.schema.createTable('decision_record', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('purpose').notNullable();
    table.uuid('consultation_id');
    table.uuid('order_id');
    table.specificType('drug_types', 'text[]').notNullable();
    table.specificType('taken_drug_types', 'text[]');
    table.integer('age_years');
    table.text('patient_state');
    table.text('ship_state').notNullable();
    table.text('ruleset_hash').notNullable();
    table.jsonb('answers');
    table.jsonb('context');
    table.jsonb('rules');
    table.jsonb('products');
    table.text('outcome').notNullable();
    table.boolean('is_allowed').notNullable();
    table.text('actor_role').notNullable();
    table.uuid('actor_id');
    table.uuid('impersonator_id');
    table.timestamp('at').notNullable();
    table.index(['user_id', 'at']);
    table.index(['consultation_id', 'at']);
    table.index(['order_id']);
    table.index(['at', 'id']);
  });
  await knex.raw(`
    create function refuse_change_of_decision() returns trigger language plpgsql as $$
    begin
      raise exception 'a decision record is never changed or deleted';
    end $$`);
  await knex.raw(`
    create trigger decision_record_only_added before update or delete on decision_record
    for each row execute function refuse_change_of_decision()`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('decision_record');
  await knex.raw('drop function refuse_change_of_decision()');
  await knex.schema.alterTable('consultation', (table) => table.dropColumn('answered_at'));
};
