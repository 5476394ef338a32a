import type { Knex } from 'knex';

interface ResetRow {
  token_hash: string;
  sub: string;
  expires_at: Date;
}

/** Password-reset tokens, hashed, so that a copy of the table grants no access. */
export const resetRepository = (db: Knex) => {
  const resets = () => db<ResetRow>('demo_identity_reset');
  return {
    add: async (tokenHash: string, sub: string, expiresAt: Date): Promise<void> => {
      await resets().insert({ token_hash: tokenHash, sub, expires_at: expiresAt });
    },
    isLive: async (tokenHash: string, now: Date): Promise<boolean> =>
      (await resets().where({ token_hash: tokenHash }).andWhere('expires_at', '>', now).first('sub')) !==
      undefined,
    /** Uses up the token and all others of the same account. Null when it is unknown, used or expired. */
    take: async (tokenHash: string, now: Date): Promise<string | null> => {
      const [taken] = await resets()
        .where({ token_hash: tokenHash })
        .andWhere('expires_at', '>', now)
        .delete()
        .returning('sub');
      if (!taken) return null;
      await resets().where({ sub: taken.sub }).delete();
      return taken.sub;
    },
    removeExpired: (now: Date): Promise<number> => resets().where('expires_at', '<=', now).delete(),
  };
};
