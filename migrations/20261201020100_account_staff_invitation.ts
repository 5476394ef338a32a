import type { Knex } from 'knex';

/** Invitations of staff by email, and an index by which the staff's page finds staff among the patients. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('staff_invitation', (table) => {
    table.uuid('id').primary();
    table.text('email').notNullable();
    table.text('role').notNullable();
    // Of the secret in the link, which is only in the email.
    table.text('token_hash').notNullable().unique();
    table.uuid('invited_by').notNullable().references('person.id');
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.text('outcome');
    table.timestamp('ended_at');
    table.check(`outcome in ('accepted', 'replaced', 'withdrawn')`, {}, 'staff_invitation_outcome');
  });
  await knex.raw(
    'create unique index staff_invitation_one_open on staff_invitation (email) where outcome is null',
  );
  await knex.raw(`create index person_staff on person (role) where role <> 'patient'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index person_staff');
  await knex.schema.dropTable('staff_invitation');
};
