import type { Knex } from 'knex';

/** When each patient's prescriptions are checked for a renewal that opens. */
export const renewalCheckRepository = (db: Knex) => ({
  /** Null where no check is needed as far as it is known now. */
  schedule: async (userId: string, at: Date | null): Promise<void> => {
    await db('renewal_check').insert({ user_id: userId, check_at: at }).onConflict('user_id').merge();
  },

  /** One patient whose check is due and that no other process has locked. */
  lockDue: async (now: Date): Promise<string | null> => {
    const row = await db('renewal_check')
      .select('user_id')
      .where('check_at', '<=', now)
      .orderBy('check_at')
      .forUpdate()
      .skipLocked()
      .first();
    return row?.user_id ?? null;
  },
});
