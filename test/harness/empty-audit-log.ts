import type { Knex } from 'knex';
import { allowErasure } from '#server/personal-data/allow-erasure.ts';

/** Deletes the audit log, as only retention may, so that a test reads its own entries. */
export const emptyAuditLog = (knex: Knex): Promise<void> =>
  knex.transaction(async (tx) => {
    await allowErasure(tx);
    await tx('audit_log').delete();
  });
