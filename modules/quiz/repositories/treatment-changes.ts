import type { Knex } from 'knex';

/** Changes of a treatment by the id of their request. */
export const treatmentChangeRepository = (db: Knex) => ({
  /**
   * True for the first of simultaneous requests. The others wait until it is committed or rolled back.
   */
  begin: async (id: string, userId: string, at: Date): Promise<boolean> =>
    (
      await db('treatment_change')
        .insert({ id, user_id: userId, at })
        .onConflict('id')
        .ignore()
        .returning('id')
    ).length > 0,

  finish: async (id: string, answer: object): Promise<void> => {
    await db('treatment_change')
      .where({ id })
      .update({ answer: JSON.stringify(answer) });
  },

  /** What a person was answered whose request this was; null for another person's. */
  answerOf: async <Answer>(id: string, userId: string): Promise<Answer | null> =>
    (await db('treatment_change').where({ id, user_id: userId }).first('answer'))?.answer ?? null,
});
