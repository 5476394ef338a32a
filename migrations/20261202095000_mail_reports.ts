import type { Knex } from 'knex';

const states = (names: readonly string[]): string =>
  `state in (${names.map((name) => `'${name}'`).join(', ')})`;
const before = ['queued', 'sent', 'bounced', 'failed'];

/** What the email provider reports later about emails that it accepted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('mail_report', (table) => {
    // Of what names the report, which may have an address; the same for each repeat.
    table.text('hash').primary();
    table.timestamp('at').notNullable();
  });
  await knex.schema.alterTable('mail_address', (table) => {
    table.setNullable('refused_at');
    // When its owner called an email spam, or unsubscribed at the provider.
    table.timestamp('complained_at');
  });
  await knex.raw('alter table mail drop constraint mail_state');
  await knex.raw(`alter table mail add constraint mail_state check (${states([...before, 'suppressed'])})`);
  await knex.raw('create index mail_provider_id on mail (provider_id) where provider_id is not null');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index mail_provider_id');
  await knex.raw('alter table mail drop constraint mail_state');
  await knex('mail').where({ state: 'suppressed' }).update({ state: 'failed' });
  await knex.raw(`alter table mail add constraint mail_state check (${states(before)})`);
  await knex('mail_address').whereNull('refused_at').delete();
  await knex.schema.alterTable('mail_address', (table) => {
    table.dropColumn('complained_at');
    table.dropNullable('refused_at');
  });
  await knex.schema.dropTable('mail_report');
};
