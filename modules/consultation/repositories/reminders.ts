import type { Knex } from 'knex';

/** In place of a day of waiting: the only notice that photos are needed, which comes on the first day. */
export const PHOTOS_NEEDED = -1;

/** Subquery: the reminders that the `journey` of the outer query had on this day of waiting. */
export const remindersSent = (db: Knex, day: number) =>
  db('care_reminder').whereRaw('care_reminder.journey_id = journey.id').where({ day });

export const reminderRepository = (db: Knex) => ({
  /** Records this reminder; true when it had not been sent before. */
  claim: async (journeyId: string, waitingSince: Date, day: number, at: Date): Promise<boolean> => {
    const added = await db('care_reminder')
      .insert({ journey_id: journeyId, waiting_since: waitingSince, day, at })
      .onConflict(['journey_id', 'waiting_since', 'day'])
      .ignore()
      .returning('day');
    return added.length === 1;
  },
});
