import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';

/** Patients whose check-ins are to be updated. */
export const checkInsDue = (db: Knex, now: Date): ListQuery<string> =>
  db('check_in_schedule').where('check_at', '<=', now).orderBy('check_at').pluck('user_id');

/** When each patient's check-ins are updated next: one row for each patient who was sent a prescription. */
export const checkInScheduleRepository = (db: Knex) => ({
  /** Schedules an update of the patient's check-ins no later than `at`. */
  add: async (userId: string, at: Date): Promise<void> => {
    await db('check_in_schedule')
      .insert({ user_id: userId, check_at: at })
      .onConflict('user_id')
      .merge({ check_at: db.raw('least(check_in_schedule.check_at, excluded.check_at)') });
  },

  /** A patient who is due and whom no other transaction has locked; the row is locked. Null when there is none. */
  lockDue: async (now: Date): Promise<string | null> => {
    const [userId] = await checkInsDue(db, now).limit(1).forUpdate().skipLocked();
    return userId ?? null;
  },

  /** Sets the next update; null removes the patient until the next shipment. */
  reschedule: async (userId: string, at: Date | null): Promise<void> => {
    const row = db('check_in_schedule').where({ user_id: userId });
    await (at === null ? row.delete() : row.update({ check_at: at }));
  },
});
