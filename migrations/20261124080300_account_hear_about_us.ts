import type { Knex } from 'knex';

/**
 * How a patient heard about us, in their own choice of words. The sex that a patient gives is an answer of theirs and stays with the
 * patient's other answers, so the account no longer has a column for it that nobody filled.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    table.text('hear_about_us');
    table.dropColumn('gender');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    table.dropColumn('hear_about_us');
    table.text('gender');
  });
};
