import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';

export const progressReminderRepository = (db: Knex) => ({
  /** When the next reminder is due; null turns reminders off. */
  set: async (userId: string, dueAt: Date | null, now: Date): Promise<void> => {
    await db('progress_reminder')
      .insert({ user_id: userId, due_at: dueAt, changed_at: now })
      .onConflict('user_id')
      .merge();
  },

  /** Moves the reminder of a patient who wants one; nothing for others. */
  move: async (userId: string, dueAt: Date, now: Date): Promise<void> => {
    await db('progress_reminder')
      .where({ user_id: userId })
      .whereNotNull('due_at')
      .update({ due_at: dueAt, changed_at: now });
  },

  /** The patients whose reminder is due at `now`. */
  due: (now: Date): ListQuery<string> =>
    db('progress_reminder').where('due_at', '<=', now).orderBy('due_at').limit(500).pluck('user_id'),

  /** Moves a due reminder; false when another process has sent it. */
  claim: async (userId: string, now: Date, dueAt: Date): Promise<boolean> =>
    (await db('progress_reminder')
      .where({ user_id: userId })
      .where('due_at', '<=', now)
      .update({ due_at: dueAt, changed_at: now })) === 1,
});
