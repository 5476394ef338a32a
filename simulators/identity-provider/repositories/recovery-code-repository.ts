import type { Knex } from 'knex';

/** Recovery codes of accounts, hashed; a row is deleted when its code is used. */
export const recoveryCodeRepository = (db: Knex) => ({
  /** Stores these codes instead of those that the account had. */
  replace: async (sub: string, hashes: readonly string[]): Promise<void> => {
    await db('demo_identity_recovery_code').where({ sub }).delete();
    await db('demo_identity_recovery_code').insert(hashes.map((code_hash) => ({ sub, code_hash })));
  },
  removeAll: async (sub: string): Promise<void> => {
    await db('demo_identity_recovery_code').where({ sub }).delete();
  },
  count: async (sub: string): Promise<number> =>
    (await db('demo_identity_recovery_code').where({ sub }).pluck('code_hash')).length,
  /** Uses a code up; false when the account has no such code. */
  spend: async (sub: string, codeHash: string): Promise<boolean> =>
    (await db('demo_identity_recovery_code').where({ sub, code_hash: codeHash }).delete()) === 1,
});
