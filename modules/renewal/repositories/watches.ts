import type { Knex } from 'knex';

/** Whose prescriptions have to be looked at, and when. */
export const watchRepository = (db: Knex) => ({
  lookAt: async (userId: string, at: Date | null): Promise<void> => {
    await db('renewal_watch').insert({ user_id: userId, look_at: at }).onConflict('user_id').merge();
  },

  /** One patient whose turn has come, that no other process is at; held. */
  lockDue: async (now: Date): Promise<string | null> => {
    const row = await db('renewal_watch')
      .select('user_id')
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .forUpdate()
      .skipLocked()
      .first();
    return row?.user_id ?? null;
  },
});
