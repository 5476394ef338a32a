import type { Knex } from 'knex';

const clinicians = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('clinician', (table) => {
    table.uuid('id').primary();
    // The user who signs in; linked by e-mail at the clinician's first visit to the desk.
    table.uuid('person_id').unique();
    table.text('email').notNullable().unique();
    table.text('name').notNullable();
    table.text('qualification').notNullable();
    table.text('medical_school');
    table.text('residency');
    table.text('signature_name').notNullable();
    table.boolean('active').notNullable();
    table.timestamp('last_assigned_at');
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('clinician_licence', (table) => {
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.text('state').notNullable();
    table.primary(['clinician_id', 'state']);
    table.index(['state']);
  });
};

const visits = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('journey', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('kind').notNullable();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    // The order of this visit; null for a renewal.
    table.uuid('checkout_id').unique();
    // Plan lines as requested, proposed and agreed: product, drug type and price in cents.
    table.jsonb('user_products').notNullable();
    table.jsonb('doctor_products');
    table.jsonb('final_products');
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['status', 'status_at']);
  });
  await knex.schema.createTable('consultation', (table) => {
    table.uuid('id').primary();
    table.uuid('journey_id').notNullable().unique().references('journey.id');
    table.uuid('user_id').notNullable();
    table.text('kind').notNullable();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.uuid('quiz_response_id');
    table.uuid('clinician_id').references('clinician.id');
    table.text('ship_state').notNullable();
    table.specificType('drug_types', 'text[]').notNullable();
    // The evaluated answers as submitted; later changes elsewhere do not change this record.
    table.jsonb('answers');
    // Earlier answers that would have ended the visit or removed a drug: [{ answers, ruleIds }].
    table.jsonb('earlier_answers').notNullable().defaultTo('[]');
    table.text('outcome');
    table.specificType('removed_drug_types', 'text[]').notNullable().defaultTo('{}');
    table.timestamp('submitted_at');
    table.timestamp('decided_at');
    table.text('refusal_reason');
    table.text('refusal_alternatives');
    // An emergency that staff must attend to now.
    table.timestamp('alert_at');
    table.timestamp('alert_handled_at');
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['status', 'status_at']);
    table.index(['quiz_response_id']);
  });
  // A renewal's answers are submitted once, even from two browsers at once.
  await knex.raw(
    "create unique index consultation_one_per_renewal on consultation (quiz_response_id) where kind = 'renewal'",
  );
  await knex.schema.createTable('eligibility_finding', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.text('rule_id').notNullable();
    table.integer('version').notNullable();
    table.text('outcome').notNullable();
    table.specificType('drug_types', 'text[]').notNullable();
    // Ids of the questions that were reviewed.
    table.specificType('inputs', 'text[]').notNullable();
    table.text('reason_for_patient').notNullable();
    table.text('reason_for_clinician').notNullable();
    table.timestamp('evaluated_at').notNullable();
    table.uuid('acknowledged_by').references('clinician.id');
    table.timestamp('acknowledged_at');
    table.unique(['consultation_id', 'rule_id', 'version']);
  });
  await knex.schema.createTable('plan_proposal', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.text('status').notNullable();
    table.jsonb('products').notNullable();
    table.integer('refills');
    table.text('reason').notNullable();
    table.integer('amount').notNullable();
    table.integer('requested_amount').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.timestamp('answered_at');
    table.index(['consultation_id', 'created_at']);
  });
  await knex.raw(
    "create unique index plan_proposal_one_open on plan_proposal (consultation_id) where status = 'open'",
  );
};

const talk = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('care_message', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    // The patient of the thread.
    table.uuid('user_id').notNullable();
    table.text('author_type').notNullable();
    table.uuid('author_id');
    table.text('author_name').notNullable();
    table.text('body').notNullable();
    table.text('prescription_status').notNullable();
    table.timestamp('created_at').notNullable();
    // When the recipient opened it.
    table.timestamp('read_at');
    table.index(['user_id', 'created_at']);
    table.index(['consultation_id', 'created_at']);
  });
  await knex.schema.createTable('media_set', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().unique().references('consultation.id');
    table.uuid('user_id').notNullable();
    table.text('status').notNullable();
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('photo', (table) => {
    table.uuid('id').primary();
    table.uuid('media_set_id').notNullable().references('media_set.id');
    table.text('view').notNullable();
    table.text('status').notNullable();
    // Null when this slot has no photo.
    table.text('object_key');
    table.text('reason');
    table.timestamp('uploaded_at').notNullable();
    table.unique(['media_set_id', 'view']);
  });
  await knex.schema.createTable('care_reminder', (table) => {
    table.uuid('journey_id').notNullable().references('journey.id');
    // When the wait began; a later wait in the same journey gets its own reminders.
    table.timestamp('waiting_since').notNullable();
    table.integer('day').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['journey_id', 'waiting_since', 'day']);
  });
};

const prescriptions = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('prescription', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.text('drug_type').notNullable();
    table.integer('product_id').notNullable();
    // As signed; the catalog may change afterwards.
    table.text('name').notNullable();
    table.text('directions').notNullable();
    table.text('status').notNullable();
    table.timestamp('signed_at');
    table.timestamp('expires_at');
    // Fills remaining, the first one included.
    table.integer('refills_remaining').notNullable();
    table.timestamp('created_at').notNullable();
    table.unique(['consultation_id', 'product_id']);
    table.index(['user_id', 'created_at']);
    table.index(['status', 'expires_at']);
  });
  await knex.raw(
    'alter table prescription add constraint prescription_refills_left check (refills_remaining >= 0)',
  );
  await knex.schema.createTable('prescription_fill', (table) => {
    table.uuid('prescription_id').notNullable().references('prescription.id');
    table.uuid('order_id').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['prescription_id', 'order_id']);
    table.index(['order_id']);
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await clinicians(knex);
  await visits(knex);
  await talk(knex);
  await prescriptions(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  const talkTables = ['care_reminder', 'photo', 'media_set', 'care_message'];
  const visitTables = ['plan_proposal', 'eligibility_finding', 'consultation', 'journey'];
  for (const table of ['prescription_fill', 'prescription', ...talkTables, ...visitTables])
    await knex.schema.dropTable(table);
  for (const table of ['clinician_licence', 'clinician']) await knex.schema.dropTable(table);
};
