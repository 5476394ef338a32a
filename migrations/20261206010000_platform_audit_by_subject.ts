import type { Knex } from 'knex';

/**
 * The audit log is read newest first: also for whom somebody acted, for the patient a row is about, and for one action. On a
 * large table these are made beforehand, without locking it (docs/operations.md).
 */
const indexes = {
  audit_log_impersonator: 'audit_log (impersonator_id, at, id) where impersonator_id is not null',
  audit_log_about: `audit_log
    (coalesce(detail->>'patientId', case when subject = 'person' then subject_id end), at, id)`,
  audit_log_action: 'audit_log (action, at, id)',
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes))
    await knex.raw(`create index if not exists ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
