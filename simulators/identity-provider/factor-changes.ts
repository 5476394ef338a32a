import type { Knex } from 'knex';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { enrolledOf, hasAny, hasOther, replaceRecoveryCodes } from './enrolled.ts';
import { passkeyName } from './passkey-input.ts';
import { accountRepository } from './repositories/account-repository.ts';
import { passkeyRepository } from './repositories/passkey-repository.ts';
import { recoveryCodeRepository } from './repositories/recovery-code-repository.ts';
import { totpRepository } from './repositories/totp-repository.ts';

const LAST = 'This is your only second step. Add another one first.';

/** A name as it is stored. BAD_USER_INPUT names `name`. */
export const readName = (text: string): Result<string> => {
  const { data, error } = passkeyName.safeParse(text);
  return data === undefined
    ? badInput([{ field: 'name', message: error?.issues[0]?.message ?? 'Enter a name.' }])
    : ok(data);
};

/** What people change of the factors that they have, once they have proved one. */
export const factorChanges = (knex: Knex) => {
  const locked = <T>(sub: string, change: (trx: Knex) => Promise<T>): Promise<T> =>
    knex.transaction(async (trx) => {
      await accountRepository(trx).lock(sub);
      return change(trx);
    });

  /** CONFLICT for the last factor: removing it is turning two-step sign-in off. */
  const removeOne = (
    sub: string,
    what: string,
    remove: (trx: Knex) => Promise<boolean>,
  ): Promise<Result<null>> =>
    locked(sub, async (trx) => {
      if (!hasOther(await enrolledOf(trx, sub))) return fail('CONFLICT', LAST);
      return (await remove(trx)) ? ok(null) : notFound(what);
    });

  return {
    removeApp: (sub: string): Promise<Result<null>> =>
      removeOne(sub, 'app', (trx) => totpRepository(trx).remove(sub)),

    removePasskey: (sub: string, id: string): Promise<Result<null>> =>
      removeOne(sub, 'passkey', (trx) => passkeyRepository(trx).remove(sub, id)),

    renamePasskey: async (sub: string, id: string, text: string): Promise<Result<null>> => {
      const name = readName(text);
      if (!name.ok) return name;
      return (await passkeyRepository(knex).rename(sub, id, name.value)) ? ok(null) : notFound('passkey');
    },

    /** New recovery codes instead of the old ones. CONFLICT without a factor. */
    renewCodes: (sub: string): Promise<Result<readonly string[]>> =>
      locked(sub, async (trx) =>
        hasAny(await enrolledOf(trx, sub))
          ? ok(await replaceRecoveryCodes(trx, sub))
          : fail('CONFLICT', 'Turn two-step sign-in on first.'),
      ),

    codesLeft: (sub: string): Promise<number> => recoveryCodeRepository(knex).count(sub),

    /** Removes every factor and the recovery codes: from then on the password is enough. */
    turnOff: (sub: string): Promise<void> =>
      locked(sub, async (trx) => {
        await totpRepository(trx).remove(sub);
        await passkeyRepository(trx).removeAll(sub);
        await recoveryCodeRepository(trx).removeAll(sub);
      }),
  };
};
