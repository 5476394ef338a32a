import type { Knex } from 'knex';

interface AttemptRow {
  key_hash: string;
  count: number;
  until: Date;
}

/**
 * Counts attempts per key within a window. Stored in the database, because several processes share the limit and a
 * restart must not reset it.
 */
export const attemptRepository = (db: Knex) => ({
  /** Adds one attempt and returns the number in the window, this one included. */
  count: async (keyHash: string, now: Date, windowMs: number): Promise<number> => {
    const fresh = new Date(now.getTime() + windowMs);
    const [row] = await db<AttemptRow>('demo_identity_attempt')
      .insert({ key_hash: keyHash, count: 1, until: fresh })
      .onConflict('key_hash')
      .merge({
        count: db.raw(
          'CASE WHEN demo_identity_attempt.until <= ? THEN 1 ELSE demo_identity_attempt.count + 1 END',
          [now],
        ),
        until: db.raw(
          'CASE WHEN demo_identity_attempt.until <= ? THEN ? ELSE demo_identity_attempt.until END',
          [now, fresh],
        ),
      })
      .returning('count');
    return row?.count ?? 1;
  },
  /** Whether something was counted under this key, in a window that has not ended. */
  isCounted: async (keyHash: string, now: Date): Promise<boolean> =>
    (await db<AttemptRow>('demo_identity_attempt')
      .where({ key_hash: keyHash })
      .where('until', '>', now)
      .first('key_hash')) !== undefined,
  /** One attempt was none after all. */
  takeBack: async (keyHash: string): Promise<void> => {
    await db('demo_identity_attempt').where({ key_hash: keyHash }).where('count', '>', 0).decrement('count');
  },
  clear: async (keyHash: string): Promise<void> => {
    await db('demo_identity_attempt').where({ key_hash: keyHash }).delete();
  },
  removeExpired: (now: Date): Promise<number> =>
    db('demo_identity_attempt').where('until', '<=', now).delete(),
});
