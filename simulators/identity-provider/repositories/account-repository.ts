import type { Knex } from 'knex';

export interface IdentityAccount {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string;
}

interface AccountRow {
  sub: string;
  email: string;
  email_verified: boolean;
  password_hash: string;
  created_at: Date;
}

const toAccount = (row: AccountRow | undefined): IdentityAccount | null =>
  row
    ? { sub: row.sub, email: row.email, emailVerified: row.email_verified, passwordHash: row.password_hash }
    : null;

export const accountRepository = (db: Knex) => {
  const accounts = () => db<AccountRow>('demo_identity_account');
  return {
    bySub: async (sub: string): Promise<IdentityAccount | null> =>
      toAccount(await accounts().where({ sub }).first()),
    byEmail: async (email: string): Promise<IdentityAccount | null> =>
      toAccount(await accounts().where({ email }).first()),
    /** Until the end of the transaction, nobody else changes the factors of the account. */
    lock: async (sub: string): Promise<void> => {
      await accounts().where({ sub }).forUpdate().first('sub');
    },
    /** False when the sub or the email is taken: then nothing is stored. */
    add: async (account: IdentityAccount, at: Date): Promise<boolean> => {
      const written = await accounts()
        .insert({
          sub: account.sub,
          email: account.email,
          email_verified: account.emailVerified,
          password_hash: account.passwordHash,
          created_at: at,
        })
        .onConflict()
        .ignore()
        .returning('sub');
      return written.length === 1;
    },
    /** A password set through a mailed link also verifies the address. */
    resetPassword: async (sub: string, passwordHash: string): Promise<void> => {
      await accounts().where({ sub }).update({ password_hash: passwordHash, email_verified: true });
    },
  };
};
