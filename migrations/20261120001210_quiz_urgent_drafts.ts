import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('quiz_response', (table) => {
    // Since when the saved answers of a draft call for emergency help; null while they do not.
    table.timestamp('urgent_since');
  });
  await knex.raw(
    `create index quiz_response_urgent on quiz_response (config_name, urgent_since)
     where urgent_since is not null and status = 'in-progress'`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('quiz_response', (table) => {
    table.dropColumn('urgent_since');
  });
};
