import type { Knex } from 'knex';

const names = [
  ['demo_bank_object', 'demo_processor_object'],
  ['demo_bank_idempotency', 'demo_processor_idempotency'],
  ['demo_bank_event', 'demo_processor_event'],
] as const;

export const up = async (knex: Knex): Promise<void> => {
  for (const [earlier, name] of names) await knex.schema.renameTable(earlier, name);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const [earlier, name] of names) await knex.schema.renameTable(name, earlier);
};
