import type { Knex } from 'knex';

const LIFTED_BY = 'prescription_hold_lifted_by_someone';

/** The check-in without an answer that placed a hold. The patient's answer lifts it, nobody of the staff. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.uuid('check_in_id').references('check_in.consultation_id');
    table.dropChecks(LIFTED_BY);
  });
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.check(
      '(lifted_at is null and lifted_by is null) or (lifted_at is not null and (lifted_by is not null or check_in_id is not null))',
      {},
      LIFTED_BY,
    );
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.dropChecks(LIFTED_BY);
    table.dropColumn('check_in_id');
  });
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.check('(lifted_at is null) = (lifted_by is null)', {}, LIFTED_BY);
  });
};
