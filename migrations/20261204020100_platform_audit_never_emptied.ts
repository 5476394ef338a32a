import type { Knex } from 'knex';

/** Triggers for rows do not see `truncate`, which would empty the audit log or its seals at once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create trigger audit_log_never_emptied before truncate on audit_log
      for each statement execute function refuse_change_of_audit();
    create trigger audit_seal_never_emptied before truncate on audit_seal
      for each statement execute function refuse_change_of_seal();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger audit_log_never_emptied on audit_log;
    drop trigger audit_seal_never_emptied on audit_seal;
  `);
};
