import { staffRoles } from '#kernel/staff-roles.ts';
import { staffPort } from '#modules/account/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';

/** Everybody who works here, is invited or was deactivated, with the states where they may treat. Audited. */
export const listStaff = async (scope: Scope, { actor, user }: Staff) => {
  const [members, clinicians] = await Promise.all([
    scope.use(staffPort).members(),
    scope.use(clinicianPort).all(),
  ]);
  await recordAudit(scope, { actor, action: 'staff.read', subject: 'person', subjectId: user.id });
  const statesOf = new Map(clinicians.map(({ email, states }) => [email, states]));
  const now = scope.clock.now();
  return members.map((member) => ({
    ...member,
    roleName: staffRoles[member.role],
    isExpired: member.expiresAt !== null && member.expiresAt <= now,
    isViewer: member.id === user.id,
    states: member.role === 'clinician' ? (statesOf.get(member.email) ?? []) : [],
  }));
};
