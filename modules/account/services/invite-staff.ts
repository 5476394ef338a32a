import { createHash, randomBytes } from 'node:crypto';
import { brand } from '#config/brand.ts';
import { staffRoles } from '#config/staff-roles.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, type Result } from '#kernel/result.ts';
import { maskedEmail, outboxPort } from '#modules/mail/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { staffChange, staffEmail } from '../domain/staff-input.ts';
import { INVITATION_DAYS, INVITATION_PAGE } from '../domain/staff-invitation.ts';
import { staffRepository } from '../repositories/staff.ts';
import { type StaffInvitation, staffInvitationRepository } from '../repositories/staff-invitations.ts';

/** A member of staff who may manage staff. */
export interface Inviter {
  readonly actor: Actor;
  readonly personId: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const refuseKnown = async (tx: Scope, email: string): Promise<void> => {
  const account = await staffRepository(tx.db).lockByEmail(email);
  if (!account) return;
  if (account.role === 'patient')
    orRefuse(fail('CONFLICT', `${email} is the account of a patient. Staff need an address of their own.`));
  if (account.deactivatedAt !== null)
    orRefuse(fail('CONFLICT', `${email} worked here before. Activate the account again instead.`));
  orRefuse(fail('CONFLICT', `${email} works here already.`));
};

/**
 * Invites a person by email. The link in it works once and for a week, and a newer invitation replaces it; the account is
 * made when it is accepted. BAD_USER_INPUT names `email` and `role`; CONFLICT for addresses that have an account.
 */
export const inviteStaff = (
  scope: Scope,
  { actor, personId }: Inviter,
  input: unknown,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { email, role } = orRefuse(readInput(staffChange, input));
    await refuseKnown(tx, email);
    const invitations = staffInvitationRepository(tx.db);
    const now = tx.clock.now();
    const token = randomBytes(32).toString('base64url');
    const id = tx.ids.uuid();
    await invitations.end(email, 'replaced', now);
    await invitations.add({
      ...{ id, email, role, invitedBy: personId, createdAt: now },
      tokenHash: hashOf(token),
      expiresAt: addDays(now, INVITATION_DAYS),
    });
    const link = new URL(INVITATION_PAGE, tx.settings.origins.admin);
    link.searchParams.set('link', token);
    await tx.use(outboxPort).queue({
      kind: 'staff_invited',
      to: email,
      subject: `You are invited to work at ${brand.name}`,
      body: `Your role is: ${staffRoles[role]}. The link works once, within ${INVITATION_DAYS} days. You then sign in with this email address, or create an account with it. If you did not expect this, ignore this message.`,
      link: link.href,
      ...{ userId: null, unsubscribe: null, key: `account:${id}` },
    });
    const detail = { after: role };
    await recordAudit(tx, {
      actor,
      action: 'staff.invited',
      subject: 'staff_invitation',
      subjectId: id,
      detail,
    });
    return true;
  });

/** Withdraws an invitation: its link no longer works. BAD_USER_INPUT names `email`. Repeating it changes nothing. */
export const withdrawInvitation = (
  scope: Scope,
  { actor }: Pick<Inviter, 'actor'>,
  input: unknown,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { email } = orRefuse(readInput(staffEmail, input));
    const id = await staffInvitationRepository(tx.db).end(email, 'withdrawn', tx.clock.now());
    if (id !== null)
      await recordAudit(tx, {
        ...{ actor, action: 'staff.invitation_withdrawn' },
        ...{ subject: 'staff_invitation', subjectId: id },
      });
    return true;
  });

/** The open invitation of a link; null when it was used, replaced, withdrawn or has expired. */
export const openInvitation = (scope: Scope, token: string): Promise<StaffInvitation | null> =>
  staffInvitationRepository(scope.db).byTokenHash(hashOf(token), scope.clock.now());

/** What the person who has the link sees of the invitation. */
export const showInvitation = async (scope: Scope, token: string) => {
  const invitation = await openInvitation(scope, token);
  return invitation && { ...invitation, email: maskedEmail(invitation.email) };
};
