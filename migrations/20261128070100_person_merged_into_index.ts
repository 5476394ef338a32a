import type { Knex } from 'knex';

/** Everything that is known of a patient is read with what is known of the accounts that were joined with theirs. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'create index person_merged_into_index on person (merged_into) where merged_into is not null',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index person_merged_into_index');
};
