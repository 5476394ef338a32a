import type { Knex } from 'knex';

/** The audit log is read newest first, for everyone or for one person. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('audit_log', (table) => {
    table.index(['at', 'id']);
    table.index(['actor_id', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('audit_log', (table) => {
    table.dropIndex(['at', 'id']);
    table.dropIndex(['actor_id', 'at']);
  });
};
