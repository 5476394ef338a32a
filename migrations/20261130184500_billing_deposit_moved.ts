import type { Knex } from 'knex';

/** The day of a procedure can be moved; the right to a refund that was given before only ever gets longer. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('procedure_deposit', (table) => {
    // The patient may cancel before this day: the latest day that the procedure was ever planned for.
    table.date('refund_before');
    // The day before the last move; null while it was never moved.
    table.date('moved_from');
  });
  await knex('procedure_deposit').update({ refund_before: knex.ref('procedure_on') });
  await knex.schema.alterTable('procedure_deposit', (table) => {
    table.dropNullable('refund_before');
    table.check('refund_before >= procedure_on', {}, 'procedure_deposit_refund_before');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('procedure_deposit', (table) => {
    table.dropColumn('refund_before');
    table.dropColumn('moved_from');
  });
};
