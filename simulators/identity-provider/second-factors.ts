import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { type Enrolled, enrolledOf, hasAny, replaceRecoveryCodes } from './enrolled.ts';
import { factorChanges, readName } from './factor-changes.ts';
import { passkeyChecks } from './passkeys.ts';
import { recoveryCodeHash, typedRecoveryCode } from './recovery-codes.ts';
import { accountRepository } from './repositories/account-repository.ts';
import { attemptRepository } from './repositories/attempt-repository.ts';
import { passkeyRepository } from './repositories/passkey-repository.ts';
import { recoveryCodeRepository } from './repositories/recovery-code-repository.ts';
import { totpRepository } from './repositories/totp-repository.ts';
import { STEP_SECONDS, totpCode, totpStep } from './totp.ts';

const TRY_WINDOW_MS = 15 * 60_000;
const MAX_TRIES = 10;
const MAX_PASSKEYS = 10;

const WRONG_CODE = 'This code is not right. Enter the code that the app shows now.';
const WRONG_RECOVERY_CODE = 'This recovery code is not right, or was used already.';
const USED_CODE = 'This code was used already. Wait for the next one, at most half a minute.';
const NO_APP = 'This account has no authenticator app. Enter a recovery code, like ABCDE-FGH23.';
const HAS_FACTOR = 'This account has a second factor.';

/** Methods (`amr`, RFC 8176) of a code; a recovery code is a one-time code too. */
const CODE_METHODS: readonly string[] = ['otp'];

const codeProblem = (message: string): Result<never> => badInput([{ field: 'code', message }]);

/** A code as people type it: the spaces that apps show are left out. */
const typedCode = (text: string): string => text.replace(/\s/g, '');

/** An authenticator app on the simulated phone. */
export interface PhoneEntry {
  readonly email: string;
  readonly secret: string;
  readonly code: string;
}

/** A factor that was added. */
export interface Added {
  /** Recovery codes, shown once; none when the account had a factor, and so has codes. */
  readonly codes: readonly string[];
  /** How the factor was proved meanwhile (`amr`, RFC 8176). */
  readonly methods: readonly string[];
}

/** Whether the person has proved a factor, and so may add another: the password is enough for the first only. */
interface Adding {
  readonly isProved: boolean;
}

interface Parts {
  readonly knex: Knex;
  readonly clock: Clock;
  readonly issuer: string;
}

/** Authenticator apps (TOTP, RFC 6238), passkeys (WebAuthn) and recovery codes of the embedded identity provider. */
export const secondFactors = ({ knex, clock, issuer }: Parts) => {
  const totp = totpRepository(knex);
  const attempts = attemptRepository(knex);
  const checks = passkeyChecks({ knex, clock, issuer });

  const isEnrolled = async (db: Knex, sub: string): Promise<boolean> => hasAny(await enrolledOf(db, sub));

  /**
   * TEMPORARILY_UNAVAILABLE after ten tries for an account within 15 minutes, from wherever they come: the password is known
   * by then. A try that succeeds ends the count.
   */
  const limited = async <T>(sub: string, attempt: () => Promise<Result<T>>): Promise<Result<T>> => {
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

  /** Stores a factor that was proved, with new recovery codes if it is the first. FORBIDDEN for another without `isProved`. */
  const addFactor = (
    sub: string,
    { isProved }: Adding,
    methods: readonly string[],
    add: (trx: Knex) => Promise<Result<null>>,
  ): Promise<Result<Added>> =>
    knex.transaction(async (trx) => {
      await accountRepository(trx).lock(sub);
      const isFirst = !(await isEnrolled(trx, sub));
      if (!isFirst && !isProved) return fail('FORBIDDEN', HAS_FACTOR);
      const added = await add(trx);
      if (!added.ok) return added;
      const codes = isFirst ? await replaceRecoveryCodes(trx, sub) : [];
      return ok({ codes, methods });
    });

  return {
    ...factorChanges(knex),
    isEnrolled: (sub: string): Promise<boolean> => isEnrolled(knex, sub),
    enrolledOf: (sub: string): Promise<Enrolled> => enrolledOf(knex, sub),
    askForNewPasskey: checks.askForNew,
    askForPasskey: checks.askForKnown,

    /** Checks and uses up the code of an app, or a recovery code; the methods of `amr`. FORBIDDEN without a factor. */
    verify: async (sub: string, code: string): Promise<Result<readonly string[]>> => {
      if (!(await isEnrolled(knex, sub))) return fail('FORBIDDEN', 'This account has no second factor.');
      const secret = await totp.secretOf(sub);
      if (secret === null && typedRecoveryCode(code) === null) return codeProblem(NO_APP);
      const spent =
        secret === null || typedRecoveryCode(code) !== null
          ? await spendRecoveryCode(sub, code)
          : await spendCode(sub, secret, code);
      return spent.ok ? ok(CODE_METHODS) : spent;
    },

    /** Checks a passkey's answer to `askForPasskey`; the methods of `amr`. */
    verifyPasskey: (sub: string, answer: string): Promise<Result<readonly string[]>> =>
      limited(sub, () => checks.verify(sub, answer)),

    /** Stores an app once its first code is right. FORBIDDEN when it has another app. BAD_USER_INPUT names `code`. */
    enroll: async (sub: string, secret: string, code: string, adding: Adding): Promise<Result<Added>> => {
      if ((await totp.secretOf(sub)) !== null) return fail('FORBIDDEN', HAS_FACTOR);
      const used = await spendCode(sub, secret, code);
      if (!used.ok) return used;
      return addFactor(sub, adding, CODE_METHODS, async (trx) =>
        (await totpRepository(trx).add(sub, secret, clock.now())) ? ok(null) : fail('FORBIDDEN', HAS_FACTOR),
      );
    },

    /** Stores the passkey that answers `askForNewPasskey`. BAD_USER_INPUT names `name` or `passkey`. */
    enrollPasskey: async (
      sub: string,
      { name, answer }: { name: string; answer: string },
      adding: Adding,
    ): Promise<Result<Added>> => {
      const named = readName(name);
      if (!named.ok) return named;
      const read = await checks.readNew(sub, answer);
      if (!read.ok) return read;
      const { key, methods } = read.value;
      return addFactor(sub, adding, methods, async (trx) => {
        const passkeys = passkeyRepository(trx);
        if ((await passkeys.of(sub)).length >= MAX_PASSKEYS)
          return badInput([{ field: 'passkey', message: 'An account has at most ten passkeys.' }]);
        return (await passkeys.add(sub, named.value, key, clock.now()))
          ? ok(null)
          : badInput([{ field: 'passkey', message: 'This passkey is in use already.' }]);
      });
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

    removeExpired: async (now: Date): Promise<void> => {
      await totp.forgetStepsBefore(Math.floor(now.getTime() / 1_000 / STEP_SECONDS) - 10);
      await checks.removeExpired(now);
    },
  };
};

export type SecondFactors = ReturnType<typeof secondFactors>;
