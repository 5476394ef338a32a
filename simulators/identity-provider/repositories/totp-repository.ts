import type { Knex } from 'knex';

interface TotpRow {
  sub: string;
  secret: string;
  created_at: Date;
}

/** Authenticator apps: one secret per account, and the time steps whose codes were used. */
export const totpRepository = (db: Knex) => ({
  secretOf: async (sub: string): Promise<string | null> =>
    (await db<TotpRow>('demo_identity_totp').where({ sub }).first('secret'))?.secret ?? null,
  /** False when the account has one already, which stays. */
  add: async (sub: string, secret: string, at: Date): Promise<boolean> => {
    const written = await db<TotpRow>('demo_identity_totp')
      .insert({ sub, secret, created_at: at })
      .onConflict('sub')
      .ignore()
      .returning('sub');
    return written.length === 1;
  },
  remove: async (sub: string): Promise<boolean> =>
    (await db('demo_identity_totp').where({ sub }).delete()) === 1,
  /** False when the code of this step was used before; in two processes at once, one of them gets true. */
  spendStep: async (sub: string, step: number): Promise<boolean> => {
    const written = await db('demo_identity_totp_step')
      .insert({ sub, step })
      .onConflict(['sub', 'step'])
      .ignore()
      .returning('step');
    return written.length === 1;
  },
  /** Steps whose codes are refused anyway. */
  forgetStepsBefore: async (step: number): Promise<void> => {
    await db('demo_identity_totp_step').where('step', '<', step).delete();
  },
  /** Everybody with an authenticator app, by email. */
  all: (): Promise<{ sub: string; email: string; secret: string }[]> =>
    db('demo_identity_totp')
      .join('demo_identity_account', 'demo_identity_account.sub', 'demo_identity_totp.sub')
      .orderBy('email')
      .select('demo_identity_totp.sub', 'email', 'secret'),
});
