import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';

/** Patients whose check is due. */
export const renewalChecksDue = (db: Knex, now: Date): ListQuery<string> =>
  db('renewal_check').where('check_at', '<=', now).orderBy('check_at').pluck('user_id');

/** Stores when to check next whether a renewal of a patient's prescriptions opens. */
export const renewalCheckRepository = (db: Knex) => ({
  /** Null when no check is needed as far as it is known now. */
  schedule: async (userId: string, at: Date | null): Promise<void> => {
    await db('renewal_check').insert({ user_id: userId, check_at: at }).onConflict('user_id').merge();
  },

  /** One patient whose check is due and who is not locked by another process. */
  lockDue: async (now: Date): Promise<string | null> => {
    const [userId] = await renewalChecksDue(db, now).limit(1).forUpdate().skipLocked();
    return userId ?? null;
  },
});
