import { addDays } from '#kernel/dates.ts';
import { maskedEmail } from '#modules/mail/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type AccountGateway, type SignInClaims, SignInRefused } from '#server/ports/account-gateway.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { accountEvents } from '../events.ts';
import type { Person } from '../index.ts';
import { leadRepository } from '../repositories/leads.ts';
import { peopleRepository } from '../repositories/people.ts';
import { staffRepository } from '../repositories/staff.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { noticeDevice } from './notice-device.ts';
import { welcome } from './welcome.ts';

/**
 * Finds the person for a provider's identity, or creates one; then assigns the visitor's lead to them, so that
 * quiz answers from before the sign-up are theirs. All in one transaction; safe to repeat.
 */
const signIn = (scope: Scope, claims: SignInClaims): Promise<SignedInUser> =>
  scope.transaction(async (tx) => {
    const person = await (claims.invitation
      ? acceptInvitation(tx, claims, claims.invitation)
      : findOrCreate(tx, claims));
    if (person.mergedInto !== null) {
      const [kept] = await peopleRepository(tx.db).byIds([person.mergedInto]);
      throw new SignInRefused('account_merged', kept ? maskedEmail(kept.email) : null);
    }
    if (person.role !== 'patient' && (await staffRepository(tx.db).isDeactivated(person.id)))
      throw new SignInRefused('account_deactivated');
    for (const leadId of await leadsOf(tx, claims))
      if (await leadRepository(tx.db).claim(leadId, person.id, tx.clock.now()))
        await tx.emit(accountEvents.leadClaimed, { userId: person.id, leadId });
    if (person.role === 'patient') await noticeDevice(tx, person.id, claims.userAgent ?? null);
    return { id: person.id, role: person.role, email: person.email, impersonatorId: null };
  });

/** Results saved under an email address can be claimed by its owner for this long. */
const SAVED_FOR_DAYS = 365;

/** The lead of this browser, and leads saved under the same address in others, once the address is verified. */
const leadsOf = async (tx: Scope, claims: SignInClaims): Promise<Set<string>> => {
  const since = addDays(tx.clock.now(), -SAVED_FOR_DAYS);
  const { email, emailVerified } = claims;
  const saved =
    emailVerified && email !== null
      ? await leadRepository(tx.db).unclaimedOf(email.toLowerCase(), since)
      : [];
  return new Set([...(claims.leadId ? [claims.leadId] : []), ...saved]);
};

const findOrCreate = async (tx: Scope, claims: SignInClaims): Promise<Person> => {
  const people = peopleRepository(tx.db);
  const { source, sub, email, emailVerified } = claims;
  const known = await people.byIdentity(source, sub);
  const wasDeleted = known !== null && (await people.isErased(known.mergedInto ?? known.id));
  if (known && wasDeleted && !claims.startsOver) throw new SignInRefused('account_deleted');
  if (known && !wasDeleted) {
    if (emailVerified && email === known.email) await people.proveIdentity(source, sub);
    return known;
  }
  const at = tx.clock.now();
  const sameAddress = email === null ? null : await people.byEmail(email);
  // Both providers must have verified the address: otherwise somebody who signed up with another person's address would
  // share the account. An account of staff that was added for the address has no provider yet.
  if (sameAddress && !(emailVerified && (await mayConnect(tx, sameAddress, claims))))
    throw new SignInRefused('email_taken');
  if (email === null || (!sameAddress && claims.isAdditional && !emailVerified))
    throw new SignInRefused('no_account');
  const person =
    sameAddress ?? (await people.insert({ id: tx.ids.uuid(), email, role: 'patient', createdAt: at }));
  // The record that must be kept stays with the deleted account; the sign-in is the new one's.
  if (known) await people.forgetIdentity(source, sub);
  await people.linkIdentity({ source, sub, personId: person.id, at, emailVerified });
  if (!sameAddress) {
    await tx.emit(accountEvents.signedUp, { userId: person.id });
    await welcome(tx, person);
    if (known)
      await recordAudit(tx, {
        actor: { role: 'patient', id: person.id, impersonatorId: null },
        action: 'account.started_over',
        subject: 'person',
        subjectId: person.id,
      });
  }
  return person;
};

const mayConnect = async (tx: Scope, person: Person, { isAdditional }: SignInClaims): Promise<boolean> => {
  const people = peopleRepository(tx.db);
  if (await people.hasProvedEmail(person.id)) return true;
  return person.role !== 'patient' && !isAdditional && (await people.identityOf(person.id)) === null;
};

export const accountGateway = (scope: Scope): AccountGateway => ({
  signIn: (claims) => signIn(scope, claims),
  isStaff: async ({ source, sub }) => {
    const person = await peopleRepository(scope.db).byIdentity(source, sub);
    return person !== null && person.role !== 'patient';
  },
  leadEmail: async (leadId) => (await leadRepository(scope.db).contact(leadId))?.email ?? null,
  profile: async (userId) => {
    const [person] = await peopleRepository(scope.db).byIds([userId]);
    return { firstName: person?.firstName ?? null, lastName: person?.lastName ?? null };
  },
});
