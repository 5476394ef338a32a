import type { Knex } from 'knex';

/** Whose check-ins have to be looked at, and when: one row for each patient who was sent a prescription. */
export const checkInWatchRepository = (db: Knex) => ({
  /** Looks at the patient's check-ins no later than `at`. */
  add: async (userId: string, at: Date): Promise<void> => {
    await db('check_in_watch')
      .insert({ user_id: userId, look_at: at })
      .onConflict('user_id')
      .merge({ look_at: db.raw('least(check_in_watch.look_at, excluded.look_at)') });
  },

  /** A patient to look at now that no other transaction has locked; locked. */
  lockDue: async (now: Date): Promise<string | null> => {
    const row: { user_id: string } | undefined = await db('check_in_watch')
      .select('user_id')
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .forUpdate()
      .skipLocked()
      .first();
    return row?.user_id ?? null;
  },

  /** Looks again later, or not before the next shipment. */
  again: async (userId: string, at: Date | null): Promise<void> => {
    const row = db('check_in_watch').where({ user_id: userId });
    await (at === null ? row.delete() : row.update({ look_at: at }));
  },
});
