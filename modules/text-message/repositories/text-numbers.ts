import type { Knex } from 'knex';
import type { TextReply } from '#server/ports/text-messages.ts';

/** Numbers that nothing is sent to, and what was replied. */
export const textNumberRepository = (db: Knex) => ({
  /** Whether nothing may be sent to the number. */
  isBlocked: async (number: string): Promise<boolean> =>
    (await db('text_number')
      .where({ number })
      .where((where) => void where.whereNotNull('stopped_at').orWhereNotNull('refused_at'))
      .first('number')) !== undefined,

  /** False when it was stopped already. */
  stop: async (number: string, at: Date): Promise<boolean> =>
    (
      await db('text_number')
        .insert({ number, stopped_at: at })
        .onConflict('number')
        .merge({ stopped_at: at })
        .whereNull('text_number.stopped_at')
        .returning('number')
    ).length > 0,

  /** The number wants texts again, and they reach it. */
  start: async (number: string): Promise<void> => {
    await db('text_number').where({ number }).delete();
  },

  refuse: async (number: string, at: Date): Promise<void> => {
    await db('text_number').insert({ number, refused_at: at }).onConflict('number').merge({ refused_at: at });
  },

  /** Whether the number sent a text without a keyword since then, besides this one. */
  wroteSince: async (number: string, since: Date, { id }: Pick<TextReply, 'id'>): Promise<boolean> =>
    (await db('text_reply')
      .where({ number, keyword: null })
      .where('at', '>', since)
      .whereNot({ id })
      .first('id')) !== undefined,

  /** False when the provider reported the same reply before. */
  addReply: async ({ id, from, keyword }: TextReply, at: Date): Promise<boolean> =>
    (
      await db('text_reply')
        .insert({ id, number: from, keyword, at })
        .onConflict('id')
        .ignore()
        .returning('id')
    ).length > 0,
});
