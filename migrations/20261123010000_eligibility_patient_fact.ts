import type { Knex } from 'knex';

/**
 * What is known of a patient, one row for each answer with its date, only added. A clinician's resolution of a stop is a
 * row of its own, because one answer may fire several rules and each is resolved for itself.
 */
const tables = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('patient_fact', (table) => {
    // Facts of one patient are read in this order.
    table.specificType('id', 'bigint generated always as identity primary key');
    // The facts that were recorded by one statement.
    table.uuid('save_id').notNullable();
    table.uuid('user_id').notNullable();
    table.text('question').notNullable();
    // Null when the answer was taken back.
    table.jsonb('value');
    table.text('questionnaire').notNullable();
    table.integer('questionnaire_version').notNullable();
    // Null before there is a visit.
    table.uuid('visit_id');
    table.uuid('response_id');
    table.text('stage').notNullable();
    // Null for the patient's own answer.
    table.uuid('clinician_id');
    // Why a clinician recorded it.
    table.text('reason');
    table.timestamp('recorded_at').notNullable();
    // When the answer was given; the day of a reading.
    table.timestamp('speaks_of').notNullable();
    // The rules that the answer fired and that end a visit or remove a drug.
    table.specificType('rule_ids', 'text[]').notNullable().defaultTo('{}');
    table.index(['user_id', 'id']);
    table.check("stage in ('draft', 'submitted', 'corrected')", {}, 'patient_fact_stage');
  });
  await knex.schema.createTable('patient_fact_resolution', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('rule_id').notNullable();
    table.specificType('fact_ids', 'bigint[]').notNullable();
    table.uuid('resolved_by').notNullable();
    // The second clinician, for a stop or an emergency.
    table.uuid('confirmed_by');
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.index(['user_id']);
    table.check(
      'confirmed_by is null or confirmed_by <> resolved_by',
      {},
      'patient_fact_resolution_two_clinicians',
    );
  });
  await knex.raw(`
    create function refuse_change_of_fact() returns trigger language plpgsql as $$
    begin
      raise exception 'a fact about a patient is never changed or deleted';
    end $$`);
  for (const table of ['patient_fact', 'patient_fact_resolution'])
    await knex.raw(`
      create trigger ${table}_only_added before update or delete on ${table}
      for each row execute function refuse_change_of_fact()`);
};

/**
 * The versions of each visit's answers. An earlier version that another visit submitted is that visit's own. A rule
 * that the visit found is noted at each version; whether that version fires it is decided when it is read.
 */
const backfill = (knex: Knex): Promise<void> =>
  knex.raw(`
    with hard as (
      select consultation_id, rule_id, inputs from eligibility_finding
      where outcome in ('emergency', 'stop', 'alternative')),
    version as (
      select gen_random_uuid() as save_id, c.id, c.user_id, c.kind, c.quiz_response_id,
        e.one->'answers' as answers, '{}'::jsonb as dates, c.created_at as at, e.position,
        case when e.one->'ruleIds' = '[]' then 'submitted' else 'draft' end as stage,
        array(select jsonb_array_elements_text(e.one->'ruleIds')) as rule_ids
      from consultation c, jsonb_array_elements(c.earlier_answers) with ordinality e(one, position)
      where not exists (select from consultation o
        where o.user_id = c.user_id and o.id <> c.id and o.answers = e.one->'answers')
      union all
      select gen_random_uuid(), id, user_id, kind, quiz_response_id, answers, answered_at,
        coalesce(submitted_at, decided_at, created_at), 1000000, 'submitted', '{}'
      from consultation where answers is not null),
    answer as (
      select v.*, a.key as question, a.value,
        coalesce((v.dates->>a.key)::timestamptz, v.at) as given_at
      from version v, jsonb_each(v.answers) a)
    insert into patient_fact (save_id, user_id, question, value, questionnaire, questionnaire_version, visit_id,
      response_id, stage, recorded_at, speaks_of, rule_ids)
    select a.save_id, a.user_id, a.question, a.value, coalesce(q.config_name, a.kind), coalesce(q.config_version, 1),
      a.id, a.quiz_response_id, a.stage, a.at,
      case when a.value->>'takenOn' ~ '^\\d{4}-\\d{2}-\\d{2}$' then ((a.value->>'takenOn') || 'T00:00:00Z')::timestamptz
        else a.given_at end,
      array(select unnest(a.rule_ids)
        union select h.rule_id from hard h where h.consultation_id = a.id and a.question = any(h.inputs))
    from answer a left join quiz_response q on q.id = a.quiz_response_id
    order by a.at, a.position, a.question`);

export const up = async (knex: Knex): Promise<void> => {
  await tables(knex);
  await backfill(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('patient_fact_resolution');
  await knex.schema.dropTable('patient_fact');
  await knex.raw('drop function refuse_change_of_fact()');
};
