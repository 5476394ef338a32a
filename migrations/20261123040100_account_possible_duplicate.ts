import type { Knex } from 'knex';

/**
 * Two accounts that may belong to one person, with what they have in common and what became of it. `kept_person` is the
 * account that stays of a merged pair; the other one names it in `merged_into` and cannot be used any more.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    table.uuid('merged_into').references('person.id');
    table.check('merged_into <> id', {}, 'person_not_merged_into_itself');
    table.index(['dob']);
    table.index(['phone']);
  });
  await knex.schema.createTable('possible_duplicate', (table) => {
    table.uuid('id').primary();
    // The smaller id first, so that a pair has one row.
    table.uuid('person_a').notNullable().references('person.id');
    table.uuid('person_b').notNullable().references('person.id');
    table.specificType('shared', 'text[]').notNullable();
    table.text('status').notNullable();
    table.text('found_at').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('decided_at');
    table.uuid('decided_by').references('person.id');
    table.text('decision_reason');
    table.uuid('kept_person').references('person.id');
    table.unique(['person_a', 'person_b']);
    table.index(['person_b']);
    table.index(['status', 'created_at']);
    table.check('person_a < person_b', {}, 'possible_duplicate_ordered');
    table.check(`status in ('open', 'dismissed', 'merged')`, {}, 'possible_duplicate_status');
    table.check(
      `(status = 'open') = (decided_at is null and decided_by is null and decision_reason is null)`,
      {},
      'possible_duplicate_decided_by_someone',
    );
    table.check(
      `(status = 'merged') = (kept_person is not null) and (kept_person is null or kept_person in (person_a, person_b))`,
      {},
      'possible_duplicate_keeps_one',
    );
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('possible_duplicate');
  await knex.schema.alterTable('person', (table) => {
    table.dropIndex(['dob']);
    table.dropIndex(['phone']);
    table.dropChecks(['person_not_merged_into_itself']);
    table.dropColumn('merged_into');
  });
};
