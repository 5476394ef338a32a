import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { newRecoveryCodes, recoveryCodeHash, typedRecoveryCode } from './recovery-codes.ts';
import { attemptRepository } from './repositories/attempt-repository.ts';
import { recoveryCodeRepository } from './repositories/recovery-code-repository.ts';
import { totpRepository } from './repositories/totp-repository.ts';
import { STEP_SECONDS, totpCode, totpStep } from './totp.ts';

const TRY_WINDOW_MS = 15 * 60_000;
const MAX_TRIES = 10;

const WRONG_CODE = 'This code is not right. Enter the code that the app shows now.';
const WRONG_RECOVERY_CODE = 'This recovery code is not right, or was used already.';
const USED_CODE = 'This code was used already. Wait for the next one, at most half a minute.';

const codeProblem = (message: string): Result<never> => badInput([{ field: 'code', message }]);

/** A code as people type it: the spaces that apps show are left out. */
const typedCode = (text: string): string => text.replace(/\s/g, '');

/** An authenticator app on the simulated phone. */
export interface PhoneEntry {
  readonly email: string;
  readonly secret: string;
  readonly code: string;
}

/** Authenticator apps (TOTP, RFC 6238) and recovery codes of the embedded identity provider. */
export const secondFactors = ({ knex, clock }: { knex: Knex; clock: Clock }) => {
  const totp = totpRepository(knex);
  const attempts = attemptRepository(knex);

  /**
   * TEMPORARILY_UNAVAILABLE after ten tries for an account within 15 minutes, from wherever they come: the password is known
   * by then. A try that succeeds ends the count.
   */
  const limited = async (sub: string, attempt: () => Promise<Result<null>>): Promise<Result<null>> => {
    const key = createHash('sha256').update(`code ${sub}`).digest('hex');
    if ((await attempts.count(key, clock.now(), TRY_WINDOW_MS)) > MAX_TRIES)
      return fail('TEMPORARILY_UNAVAILABLE', 'Too many tries. Wait 15 minutes.');
    const outcome = await attempt();
    if (outcome.ok) await attempts.clear(key);
    return outcome;
  };

  /** Checks a code of an app and uses it up. BAD_USER_INPUT names `code`. */
  const spendCode = async (sub: string, secret: string, code: string): Promise<Result<null>> => {
    const typed = typedCode(code);
    if (!/^\d{6}$/.test(typed)) return codeProblem('Enter the six digits of the code.');
    return limited(sub, async () => {
      const step = totpStep(secret, typed, clock.now());
      if (step === null) return codeProblem(WRONG_CODE);
      return (await totp.spendStep(sub, step)) ? ok(null) : codeProblem(USED_CODE);
    });
  };

  const spendRecoveryCode = (sub: string, code: string): Promise<Result<null>> =>
    limited(sub, async () =>
      (await recoveryCodeRepository(knex).spend(sub, recoveryCodeHash(sub, code)))
        ? ok(null)
        : codeProblem(WRONG_RECOVERY_CODE),
    );

  return {
    isEnrolled: async (sub: string): Promise<boolean> => (await totp.secretOf(sub)) !== null,

    /** Checks and uses up the code of an enrolled app, or a recovery code. FORBIDDEN when the account has none. */
    verify: async (sub: string, code: string): Promise<Result<null>> => {
      const secret = await totp.secretOf(sub);
      if (secret === null) return fail('FORBIDDEN', 'This account has no second factor.');
      return typedRecoveryCode(code) === null ? spendCode(sub, secret, code) : spendRecoveryCode(sub, code);
    },

    /** Stores an app once its first code is right; the account's new recovery codes. FORBIDDEN when it has another app. */
    enroll: async (sub: string, secret: string, code: string): Promise<Result<readonly string[]>> => {
      if ((await totp.secretOf(sub)) !== null) return fail('FORBIDDEN', 'This account has a second factor.');
      const used = await spendCode(sub, secret, code);
      if (!used.ok) return used;
      const codes = newRecoveryCodes();
      const isAdded = await knex.transaction(async (trx) => {
        if (!(await totpRepository(trx).add(sub, secret, clock.now()))) return false;
        await recoveryCodeRepository(trx).add(
          sub,
          codes.map((one) => recoveryCodeHash(sub, one)),
        );
        return true;
      });
      return isAdded ? ok(codes) : fail('FORBIDDEN', 'This account has a second factor.');
    },

    /** The apps of everybody, and a key that is being set up, with their codes of now and the seconds for which these are shown. */
    phone: async (fresh?: string): Promise<{ entries: readonly PhoneEntry[]; seconds: number }> => {
      const now = clock.now();
      const known = await totp.all();
      const first = fresh === undefined ? [] : [{ email: 'The key that you set up now', secret: fresh }];
      const entries = [...first, ...known].map(({ email, secret }) => ({
        email,
        secret,
        code: totpCode(secret, now),
      }));
      return { entries, seconds: STEP_SECONDS - (Math.floor(now.getTime() / 1_000) % STEP_SECONDS) };
    },

    removeExpired: (now: Date): Promise<void> =>
      totp.forgetStepsBefore(Math.floor(now.getTime() / 1_000 / STEP_SECONDS) - 10),
  };
};

export type SecondFactors = ReturnType<typeof secondFactors>;
