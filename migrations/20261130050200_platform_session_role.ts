import type { Knex } from 'knex';

/** The role of a session is read from its person at each request. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('web_session', (table) => table.dropColumn('role'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('web_session', (table) => table.text('role'));
  await knex('web_session')
    .updateFrom('person')
    .where('person.id', knex.ref('web_session.user_id'))
    .update({ role: knex.ref('person.role') });
  await knex('web_session').whereNull('role').delete();
  await knex.schema.alterTable('web_session', (table) => table.dropNullable('role'));
};
