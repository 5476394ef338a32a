import type { Knex } from 'knex';

/** What a device signs: a new passkey, or the use of one. */
export type ChallengePurpose = 'register' | 'sign-in';

interface ChallengeRow {
  challenge: string;
  sub: string;
  purpose: ChallengePurpose;
  expires_at: Date;
}

/** Random values that passkeys sign. Stored in the database, so that each is accepted once, by whichever process. */
export const challengeRepository = (db: Knex) => {
  const challenges = () => db<ChallengeRow>('demo_identity_challenge');
  return {
    add: async (
      challenge: string,
      sub: string,
      purpose: ChallengePurpose,
      expiresAt: Date,
    ): Promise<void> => {
      await challenges().insert({ challenge, sub, purpose, expires_at: expiresAt });
    },
    /** Uses a challenge up; false when it was used, has expired, or was not this account's for this purpose. */
    spend: async (challenge: string, sub: string, purpose: ChallengePurpose, now: Date): Promise<boolean> =>
      (await challenges().where({ challenge, sub, purpose }).andWhere('expires_at', '>', now).delete()) === 1,
    removeExpired: async (now: Date): Promise<void> => {
      await challenges().where('expires_at', '<=', now).delete();
    },
  };
};
