import type { Knex } from 'knex';

const LIFTED_BY = 'prescription_hold_lifted_by_someone';

const replaceCheck = async (knex: Knex, liftedByNobody: string): Promise<void> => {
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.dropChecks(LIFTED_BY);
  });
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.check(
      `(lifted_at is null and lifted_by is null) or (lifted_at is not null and (lifted_by is not null or ${liftedByNobody}))`,
      {},
      LIFTED_BY,
    );
  });
};

/** A move that placed a hold is over when the patient is back: nobody of the staff lifts it. */
export const up = (knex: Knex): Promise<void> =>
  replaceCheck(knex, `check_in_id is not null or reason = 'moved to another state'`);

export const down = async (knex: Knex): Promise<void> => {
  // What nobody lifted can only be said with the new check.
  await knex('prescription_hold')
    .whereNotNull('lifted_at')
    .whereNull('lifted_by')
    .whereNull('check_in_id')
    .delete();
  await replaceCheck(knex, 'check_in_id is not null');
};
