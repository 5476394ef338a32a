import { may } from '#config/staff-permissions.ts';
import { staffRoles } from '#config/staff-roles.ts';
import type { Result } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff, type Staff } from '#server/graphql/require-person.ts';
import type {
  MutationChangeStaffRoleArgs,
  MutationDeactivateStaffArgs,
  MutationInviteStaffArgs,
  MutationReactivateStaffArgs,
  MutationStartImpersonationArgs,
  MutationWithdrawStaffInvitationArgs,
  QueryAuditLogArgs,
  QueryFindPatientArgs,
  QueryStaffInvitationArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { readAuditLog } from '../services/audit-log.ts';
import { findPatient } from '../services/find-patient.ts';
import { currentImpersonation, startImpersonation } from '../services/impersonation.ts';
import { inviteStaff, showInvitation, withdrawInvitation } from '../services/invite-staff.ts';
import { changeStaffRole, deactivateStaff, reactivateStaff } from '../services/staff.ts';

const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || null;

/** A change of staff by a person who may manage them. */
const managed =
  <Args>(change: (scope: RequestContext['scope'], staff: Staff, args: Args) => Promise<Result<unknown>>) =>
  async (_: unknown, args: Args, context: RequestContext): Promise<true> => {
    valueOrThrow(await change(context.scope, requireStaff(context), args));
    return true;
  };

export const staffQueries = {
  staffInvitation: async (_: unknown, { link }: QueryStaffInvitationArgs, context: RequestContext) => {
    if (context.viewer.host !== 'admin') return null;
    const invitation = await showInvitation(context.scope, link);
    return invitation && { ...invitation, role: staffRoles[invitation.role] };
  },

  auditLog: async (_: unknown, { filter, before }: QueryAuditLogArgs, context: RequestContext) => {
    const { scope, viewer } = context;
    const page = valueOrThrow(await readAuditLog(scope, viewerActor(viewer), filter ?? {}, before ?? null));
    return {
      ...page,
      entries: page.entries.map((entry) => ({ ...entry, detail: JSON.stringify(entry.detail) })),
    };
  },

  findPatient: async (_: unknown, { wish }: QueryFindPatientArgs, context: RequestContext) => {
    const patient = await findPatient(context.scope, viewerActor(context.viewer), wish);
    return patient && { ...patient, name: nameOf(patient) };
  },

  impersonation: async (_: unknown, __: unknown, { viewer, scope }: RequestContext) => {
    const { user } = viewer;
    const operatorId = user && may(user.role, 'impersonate') ? user.id : user?.impersonatorId;
    const current = operatorId ? await currentImpersonation(scope, operatorId) : null;
    return current && { ...current, patientEmail: current.email, patientName: nameOf(current) };
  },
};

export const staffMutations = {
  inviteStaff: managed((scope, { actor, user }, args: MutationInviteStaffArgs) =>
    inviteStaff(scope, { actor, personId: user.id }, args),
  ),
  withdrawStaffInvitation: managed((scope, staff, args: MutationWithdrawStaffInvitationArgs) =>
    withdrawInvitation(scope, staff, args),
  ),
  changeStaffRole: managed((scope, { actor }, args: MutationChangeStaffRoleArgs) =>
    changeStaffRole(scope, actor, args),
  ),
  deactivateStaff: managed((scope, { actor }, args: MutationDeactivateStaffArgs) =>
    deactivateStaff(scope, actor, args),
  ),
  reactivateStaff: managed((scope, { actor }, args: MutationReactivateStaffArgs) =>
    reactivateStaff(scope, actor, args),
  ),

  startImpersonation: async (_: unknown, args: MutationStartImpersonationArgs, context: RequestContext) => {
    const { user: operator } = requireStaff(context);
    const { scope, viewer } = context;
    const input = { ...args, userAgent: viewer.userAgent };
    const { token } = valueOrThrow(await startImpersonation(scope, operator.id, input));
    return { token, action: `${scope.settings.origins.app}/api/auth/impersonate` };
  },
};
