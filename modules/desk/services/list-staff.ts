import { staffRoles } from '#config/staff-roles.ts';
import { staffPort } from '#modules/account/index.ts';
import { clinicianPort, licensePort, presentLicense } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';

/** Everybody who works here, is invited or was deactivated; clinicians with their licenses. Audited. */
export const listStaff = async (scope: Scope, { actor, user }: Staff) => {
  const [members, clinicians, licenses] = await Promise.all([
    scope.use(staffPort).members(),
    scope.use(clinicianPort).all(),
    scope.use(licensePort).all(),
  ]);
  await recordAudit(scope, { actor, action: 'staff.read', subject: 'person', subjectId: user.id });
  const now = scope.clock.now();
  const clinicianOf = (email: string) => {
    const clinician = clinicians.find((one) => one.email === email);
    if (!clinician) return null;
    const own = licenses.filter(({ clinicianId }) => clinicianId === clinician.id);
    return { ...clinician, licenses: own.map((license) => presentLicense(license, now)) };
  };
  return members.map((member) => ({
    ...member,
    roleName: staffRoles[member.role],
    isExpired: member.expiresAt !== null && member.expiresAt <= now,
    isViewer: member.id === user.id,
    clinician: member.role === 'clinician' && member.id !== null ? clinicianOf(member.email) : null,
  }));
};
