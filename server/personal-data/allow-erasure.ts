import type { Knex } from 'knex';

/**
 * Lets the transaction delete rows of tables to which rows are only added (consents, facts, decisions, audit). Retention and
 * erasure use it and nothing else; updates stay refused, and so does everything in the journal.
 */
export const allowErasure = async (tx: Knex): Promise<void> => {
  if (!tx.isTransaction) throw new Error('Only a transaction may delete what is otherwise never deleted.');
  await tx.raw(`select set_config('thicket.erasure', 'on', true)`);
};
