import type { Knex } from 'knex';

/** Offers to patients who left, and how operators set them: the newest row of `offer_campaign` holds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('offer_campaign', (table) => {
    table.uuid('id').primary();
    table.boolean('is_on').notNullable();
    table.integer('percent').notNullable();
    table.integer('cycles').notNullable();
    table.text('reason').notNullable();
    table.timestamp('created_at').notNullable();
    table.uuid('created_by').notNullable().references('person.id');
    table.bigIncrements('position', { primaryKey: false });
    table.check('percent between 1 and 100 and cycles between 1 and 12', {}, 'offer_campaign_terms');
  });
  await knex.schema.createTable('offer', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id');
    table.uuid('subscription_id').notNullable().references('subscription.id');
    table.uuid('discount_id').notNullable().unique().references('discount.id');
    // How long after the end: a patient gets each at most once, so two offers ever.
    table.text('wave').notNullable();
    table.integer('percent').notNullable();
    table.integer('cycles').notNullable();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.timestamp('offered_at').notNullable();
    // Moves on while a visit of the patient waits for a clinician.
    table.timestamp('ends_at').notNullable();
    table.unique(['user_id', 'wave']);
    table.index(['status', 'ends_at']);
    table.check(`wave in ('first', 'second')`, {}, 'offer_wave');
    table.check(`status in ('offered', 'accepted', 'declined', 'expired')`, {}, 'offer_status');
  });
  // When a patient was last looked at and nothing was offered, so that it is not asked again every minute.
  await knex.schema.createTable('offer_check', (table) => {
    table.uuid('user_id').primary().references('person.id');
    table.timestamp('at').notNullable();
  });
  // One at a time.
  await knex.raw(`create unique index offer_one_open on offer (user_id) where status = 'offered'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('offer_check');
  await knex.schema.dropTable('offer');
  await knex.schema.dropTable('offer_campaign');
};
