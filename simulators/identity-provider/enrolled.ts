import type { Knex } from 'knex';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { type Passkey, passkeyRepository } from './repositories/passkey-repository.ts';
import { recoveryCodeRepository } from './repositories/recovery-code-repository.ts';
import { totpRepository } from './repositories/totp-repository.ts';

/** What an account signs in with, besides its password. */
export interface Enrolled {
  readonly hasApp: boolean;
  readonly passkeys: readonly Passkey[];
}

export const enrolledOf = async (db: Knex, sub: string): Promise<Enrolled> => ({
  hasApp: (await totpRepository(db).secretOf(sub)) !== null,
  passkeys: await passkeyRepository(db).of(sub),
});

const countOf = ({ hasApp, passkeys }: Enrolled): number => Number(hasApp) + passkeys.length;

export const hasAny = (enrolled: Enrolled): boolean => countOf(enrolled) > 0;

/** Whether one of the factors may be removed. */
export const hasOther = (enrolled: Enrolled): boolean => countOf(enrolled) > 1;

/** Gives the account new recovery codes instead of those that it had; they can be shown now only. */
export const replaceRecoveryCodes = async (db: Knex, sub: string): Promise<readonly string[]> => {
  const codes = newRecoveryCodes();
  await recoveryCodeRepository(db).replace(
    sub,
    codes.map((code) => recoveryCodeHash(sub, code)),
  );
  return codes;
};
