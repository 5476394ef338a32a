import type { Knex } from 'knex';

/** A hold may also be about a drug that the patient buys without a prescription: then it names the patient and the drug. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.uuid('prescription_id').nullable().alter();
    table.uuid('user_id');
    table.text('drug_type');
    table.check(
      '(prescription_id is null) = (user_id is not null) and (user_id is null) = (drug_type is null)',
      {},
      'prescription_hold_of_one_thing',
    );
    table.index(['user_id', 'drug_type']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex('prescription_hold').whereNull('prescription_id').delete();
  await knex.schema.alterTable('prescription_hold', (table) => {
    table.dropChecks(['prescription_hold_of_one_thing']);
    table.dropIndex(['user_id', 'drug_type']);
    table.dropColumn('user_id');
    table.dropColumn('drug_type');
    table.uuid('prescription_id').notNullable().alter();
  });
};
