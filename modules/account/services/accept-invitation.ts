import { maskedEmail } from '#modules/mail/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type SignInClaims, SignInRefused } from '#server/ports/account-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { accountEvents } from '../events.ts';
import type { Person } from '../index.ts';
import { peopleRepository } from '../repositories/people.ts';
import { staffInvitationRepository } from '../repositories/staff-invitations.ts';
import { openInvitation } from './invite-staff.ts';

/**
 * Makes the account of staff for a person who opened the link of an invitation and signed in at the provider with the
 * address that it was sent to. The link proves that the address is theirs. Throws SignInRefused for a link that is over,
 * another address, and a patient's account.
 */
export const acceptInvitation = async (
  tx: Scope,
  { source, sub, email }: SignInClaims,
  token: string,
): Promise<Person> => {
  const invitation = await openInvitation(tx, token);
  if (!invitation) throw new SignInRefused('invitation_over');
  if (email !== invitation.email)
    throw new SignInRefused('invitation_address', maskedEmail(invitation.email));
  const people = peopleRepository(tx.db);
  const known = (await people.byIdentity(source, sub)) ?? (await people.byEmail(email));
  if (known) throw new SignInRefused(known.role === 'patient' ? 'invitation_patient' : 'invitation_over');
  const at = tx.clock.now();
  // Of two uses at once, the second finds it ended.
  if ((await staffInvitationRepository(tx.db).end(email, 'accepted', at)) !== invitation.id)
    throw new SignInRefused('invitation_over');
  const { role } = invitation;
  const person = await people.insert({ id: tx.ids.uuid(), email, role, createdAt: at });
  if (person.role !== role) throw new SignInRefused('invitation_patient');
  await people.linkIdentity({ source, sub, personId: person.id, at, emailVerified: true });
  await tx.emit(accountEvents.staffChanged, { personId: person.id, isClinician: role === 'clinician' });
  await recordAudit(tx, {
    actor: { role, id: person.id, impersonatorId: null },
    ...{ action: 'staff.invitation_accepted', subject: 'person', subjectId: person.id },
    detail: { after: role, invitedBy: invitation.invitedBy },
  });
  return person;
};
