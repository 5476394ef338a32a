import { createHash, randomBytes } from 'node:crypto';
import { brand } from '#config/brand.ts';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { type MessageKind, maskedEmail, outboxPort } from '#modules/mail/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { EMAIL_LINK_HOURS, MOST_EMAIL_CHANGES, newEmail } from '../domain/email-change.ts';
import { accountEvents } from '../events.ts';
import { type EmailChange, emailChangeRepository } from '../repositories/email-changes.ts';
import { peopleRepository } from '../repositories/people.ts';
import { sessionsOfPerson } from '../repositories/sessions-of-person.ts';

interface Patient {
  readonly actor: Actor;
  readonly userId: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const accountPage = (tx: Scope): URL => new URL('/account/info', tx.settings.origins.app);

/** Emails to addresses that are not, or no longer, that of the account. */
const mail = (
  tx: Scope,
  to: string,
  { link, ...letter }: { kind: MessageKind; subject: string; body: string; link: URL },
): Promise<void> =>
  tx.use(outboxPort).queue({
    ...letter,
    ...{ to, link: link.href, userId: null, unsubscribe: null, key: `account:${tx.ids.uuid()}` },
  });

/**
 * The email to the new address. An address that belongs to an account gets a notice about that instead, so that nobody
 * else learns it.
 */
const sendLink = async (tx: Scope, email: string, token: string): Promise<void> => {
  const people = peopleRepository(tx.db);
  if (await people.byEmail(email)) {
    await mail(tx, email, {
      kind: 'email_taken',
      subject: `You already have a ${brand.name} account`,
      body: 'Someone tried to use this address for another account. Nothing was changed. If it was you, sign in with this address, or choose another one.',
      link: new URL('/auth/sign-in', tx.settings.origins.app),
    });
    return;
  }
  const link = accountPage(tx);
  link.searchParams.set('email', token);
  await mail(tx, email, {
    kind: 'email_confirm',
    subject: 'Please confirm your new email address',
    body: `Use this link within ${EMAIL_LINK_HOURS} hours, in a browser where you are signed in. It works once. If you did not ask for it, ignore this message: nothing will change.`,
    link,
  });
};

/**
 * The patient wants another email address. Nothing changes before the link in the email to it is used; the old address
 * is notified. A newer request replaces it. BAD_USER_INPUT names `email`; CONFLICT after too many requests in a day.
 */
export const requestEmailChange = (
  scope: Scope,
  { actor, userId }: Patient,
  input: unknown,
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const read = readInput(newEmail, input);
    if (!read.ok) return read;
    const { email } = read.value;
    const [person] = await peopleRepository(tx.db).lockByIds([userId]);
    if (!person) return notFound('account');
    if (person.email === email)
      return badInput([{ field: 'email', message: 'This is already your address.' }]);
    const changes = emailChangeRepository(tx.db);
    const now = tx.clock.now();
    const { own, to } = await changes.countSince(userId, email, addDays(now, -1));
    if (own >= MOST_EMAIL_CHANGES.own || to >= MOST_EMAIL_CHANGES.to)
      return fail('CONFLICT', 'You asked for this several times today. Please try again tomorrow.');
    const token = randomBytes(32).toString('base64url');
    await changes.end(userId, 'replaced', now);
    await changes.add({
      id: tx.ids.uuid(),
      personId: userId,
      email,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + EMAIL_LINK_HOURS * HOUR_MS),
    });
    await sendLink(tx, email, token);
    await mail(tx, person.email, {
      kind: 'email_asked',
      subject: 'Someone asked to change your email address',
      body: `Once it is confirmed, your account will use ${maskedEmail(email)}. Nothing changes until then. If this was not you, sign in, cancel the request, and change your password.`,
      link: accountPage(tx),
    });
    await recordAudit(tx, { actor, action: 'email.change_asked', subject: 'person', subjectId: userId });
    return ok(true);
  });

const linkIsOver = fail(
  'NOT_FOUND',
  'This link was already used, was replaced by a newer one, or has expired. Request a new one.',
);

const apply = async (tx: Scope, { actor, userId }: Patient, change: EmailChange): Promise<Result<string>> => {
  const people = peopleRepository(tx.db);
  const [person] = await people.lockByIds([userId]);
  if (!person) return notFound('account');
  if (!(await people.setEmail(userId, change.email)))
    return fail('CONFLICT', 'This address now belongs to another account. Choose another one.');
  await emailChangeRepository(tx.db).end(userId, 'confirmed', tx.clock.now());
  await sessionsOfPerson(tx.db).setEmail(userId, change.email);
  await mail(tx, person.email, {
    kind: 'email_changed',
    subject: 'Your email address was changed',
    body: `Your account now uses ${maskedEmail(change.email)}. If this was not you, contact us immediately: ${brand.supportEmail}.`,
    link: accountPage(tx),
  });
  await tx.emit(accountEvents.emailChanged, { userId });
  await recordAudit(tx, { actor, action: 'email.changed', subject: 'person', subjectId: userId });
  return ok(change.email);
};

/**
 * The patient used the link in the email: the new address is used from now on. Returns it. NOT_FOUND for a link that is
 * unknown, used, replaced, older than a day or of another patient; CONFLICT when another account has the address by
 * now.
 */
export const confirmEmailChange = (scope: Scope, patient: Patient, token: string): Promise<Result<string>> =>
  scope.transaction(async (tx) => {
    const { userId } = patient;
    // The person is locked first: of two uses of one link, the second finds nothing.
    await peopleRepository(tx.db).lockByIds([userId]);
    const change = await emailChangeRepository(tx.db).open(userId, tx.clock.now());
    return change?.tokenHash === hashOf(token) ? apply(tx, patient, change) : linkIsOver;
  });

/** Withdraws the request: its link no longer works. Repeating it changes nothing. */
export const withdrawEmailChange = (scope: Scope, { actor, userId }: Patient): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const ended = await emailChangeRepository(tx.db).end(userId, 'withdrawn', tx.clock.now());
    if (ended > 0)
      await recordAudit(tx, {
        actor,
        action: 'email.change_withdrawn',
        subject: 'person',
        subjectId: userId,
      });
    return ok(true);
  });
