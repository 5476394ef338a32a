import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { badInput, type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import { newPasswordProblems } from './password-rules.ts';
import { hashPassword, PasswordsBusy, verifyNothing, verifyPassword } from './passwords.ts';
import { accountRepository } from './repositories/account-repository.ts';
import { attemptRepository } from './repositories/attempt-repository.ts';
import { mailRepository } from './repositories/mail-repository.ts';
import { resetRepository } from './repositories/reset-repository.ts';
import { totpRepository } from './repositories/totp-repository.ts';
import { signInLimit } from './sign-in-limit.ts';

const RESET_LIFETIME_MS = 60 * 60_000;
const TRY_WINDOW_MS = 15 * 60_000;
const MAX_RESET_MAILS = 3;

export const EMAIL_TAKEN = 'An account with this email already exists.';
const BAD_CREDENTIALS = 'That email and password do not match.';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const normaliseEmail = (email: string): string => email.trim().toLowerCase();

const emailProblem = (email: string): FieldProblem[] =>
  email.length <= 254 && /^[^\s@<>"',;()]+@[^\s@<>"',;()]+\.[^\s@<>"',;().]{2,}$/.test(email)
    ? []
    : [{ field: 'email', message: 'Enter an email address, like name@example.com.' }];

/** The result, or a refusal when too many people sign in at the same moment. */
const unlessBusy = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error;
    return fail(
      'TEMPORARILY_UNAVAILABLE',
      'Many people are signing in at the moment. Please try again in a minute.',
    );
  }
};

interface AccountsParts {
  readonly knex: Knex;
  readonly clock: Clock;
  /** Address of the link in the mail: `http://localhost:3000/oidc/reset-password`. */
  readonly resetUrl: string;
  readonly brandName: string;
  /** Ends every session of the account, including those of someone who knew the old password. */
  endSessions(sub: string): Promise<void>;
}

/** Sign-up, password check and password reset of the embedded identity provider. */
export const identityAccounts = ({ knex, clock, resetUrl, brandName, endSessions }: AccountsParts) => {
  const accounts = accountRepository(knex);
  const attempts = attemptRepository(knex);
  const resets = resetRepository(knex);
  const limit = signInLimit(attempts, clock);

  return {
    bySub: accounts.bySub,

    /** The new account's sub. BAD_USER_INPUT names each invalid field; CONFLICT when the email is taken. */
    signUp: (input: { email: string; password: string }): Promise<Result<string>> =>
      unlessBusy(async () => {
        const email = normaliseEmail(input.email);
        const problems = [...emailProblem(email), ...(await newPasswordProblems(input.password))];
        if (problems.length > 0) return badInput(problems);
        const sub = randomUUID();
        const passwordHash = await hashPassword(input.password);
        const added = await accounts.add({ sub, email, emailVerified: false, passwordHash }, clock.now());
        return added ? ok(sub) : fail('CONFLICT', EMAIL_TAKEN, [{ field: 'email', message: EMAIL_TAKEN }]);
      }),

    /**
     * The sub when email and password match. One message for every mismatch; TEMPORARILY_UNAVAILABLE after
     * too many tries for one email within 15 minutes, from one address or from many.
     */
    signIn: (input: { email: string; password: string; ip: string }): Promise<Result<string>> =>
      unlessBusy(async () => {
        const email = normaliseEmail(input.email);
        const problems = emailProblem(email);
        if (input.password === '') problems.push({ field: 'password', message: 'Enter your password.' });
        if (problems.length > 0) return badInput(problems);
        if (!(await limit.mayTry(email, input.ip)))
          return fail('TEMPORARILY_UNAVAILABLE', 'Too many tries. Wait 15 minutes, or reset your password.');
        const account = await accounts.byEmail(email);
        const matches = account
          ? await verifyPassword(input.password, account.passwordHash)
          : await verifyNothing(input.password);
        if (!account || !matches) return fail('UNAUTHENTICATED', BAD_CREDENTIALS);
        await limit.proved(email, input.ip);
        return ok(account.sub);
      }),

    /** Mails a link if the account exists. The response is the same either way, so it does not reveal who is a patient. */
    requestReset: async (input: { email: string; ip: string }): Promise<Result<null>> => {
      const email = normaliseEmail(input.email);
      const problems = emailProblem(email);
      if (problems.length > 0) return badInput(problems);
      const sent = await attempts.count(sha256(`reset ${email} ${input.ip}`), clock.now(), TRY_WINDOW_MS);
      const account = await accounts.byEmail(email);
      if (!account || sent > MAX_RESET_MAILS) return ok(null);
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await resets.add(sha256(token), account.sub, new Date(now.getTime() + RESET_LIFETIME_MS));
      await mailRepository(knex).add(randomUUID(), {
        recipient: email,
        subject: `Choose a new ${brandName} password`,
        body: 'Someone asked to change the password of this account. The link works once, for one hour. If it was not you, ignore this message.',
        link: `${resetUrl}?token=${token}`,
        at: now,
      });
      return ok(null);
    },

    isResetTokenLive: (token: string): Promise<boolean> => resets.isLive(sha256(token), clock.now()),

    /** Changes the password and ends all sessions. NOT_FOUND when the link is unknown, used or older than an hour. */
    resetPassword: (input: { token: string; password: string; ip: string }): Promise<Result<null>> =>
      unlessBusy(async () => {
        const problems = await newPasswordProblems(input.password);
        if (problems.length > 0) return badInput(problems);
        const passwordHash = await hashPassword(input.password);
        const sub = await knex.transaction(async (trx) => {
          const taken = await resetRepository(trx).take(sha256(input.token), clock.now());
          if (taken) await accountRepository(trx).resetPassword(taken, passwordHash);
          return taken;
        });
        const account = sub && (await accounts.bySub(sub));
        if (!account) return fail('NOT_FOUND', 'This link has been used or has run out.');
        await limit.proved(account.email, input.ip);
        await endSessions(account.sub);
        return ok(null);
      }),
  };
};

export type IdentityAccounts = ReturnType<typeof identityAccounts>;

/** Adds a demo person to the embedded provider, with an authenticator app if there is a secret. Repeating it changes nothing. */
export const createDemoAccount = async (
  knex: Knex,
  person: { email: string; password: string; sub: string; totpSecret?: string },
  clock: Clock = systemClock,
): Promise<void> => {
  const accounts = accountRepository(knex);
  if (await accounts.bySub(person.sub)) {
    // A demo from before staff needed a second factor keeps its data.
    if (person.totpSecret) await totpRepository(knex).add(person.sub, person.totpSecret, clock.now());
    return;
  }
  await accounts.add(
    {
      sub: person.sub,
      email: normaliseEmail(person.email),
      emailVerified: true,
      passwordHash: await hashPassword(person.password),
    },
    clock.now(),
  );
  if (person.totpSecret) await totpRepository(knex).add(person.sub, person.totpSecret, clock.now());
};
