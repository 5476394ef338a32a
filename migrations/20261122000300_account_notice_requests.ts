import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // People to notify, once, when a state is served or a drug is offered.
  await knex.schema.createTable('notice_request', (table) => {
    table.uuid('id').primary();
    table.text('topic').notNullable().checkIn(['state', 'drug']);
    table.text('subject').notNullable();
    table.text('email').notNullable();
    table.uuid('lead_id');
    table.uuid('user_id');
    table.timestamp('created_at').notNullable();
    table.unique(['topic', 'subject', 'email']);
  });
  await knex.raw(
    `insert into notice_request (id, topic, subject, email, lead_id, user_id, created_at)
     select id, 'state', state, email, lead_id, user_id, created_at from state_notice`,
  );
  await knex.schema.dropTable('state_notice');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('state_notice', (table) => {
    table.uuid('id').primary();
    table.text('state').notNullable();
    table.text('email').notNullable();
    table.uuid('lead_id');
    table.uuid('user_id');
    table.timestamp('created_at').notNullable();
    table.unique(['state', 'email']);
  });
  await knex.raw(
    `insert into state_notice (id, state, email, lead_id, user_id, created_at)
     select id, subject, email, lead_id, user_id, created_at from notice_request where topic = 'state'`,
  );
  await knex.schema.dropTable('notice_request');
};
