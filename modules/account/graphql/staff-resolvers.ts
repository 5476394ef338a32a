import { may } from '#kernel/staff-permissions.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationStartImpersonationArgs,
  QueryAuditLogArgs,
  QueryFindPatientArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { readAuditLog } from '../services/audit-log.ts';
import { findPatient } from '../services/find-patient.ts';
import { currentImpersonation, startImpersonation } from '../services/impersonation.ts';

const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || null;

export const staffQueries = {
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
  startImpersonation: async (_: unknown, args: MutationStartImpersonationArgs, context: RequestContext) => {
    const { user: operator } = requireStaff(context);
    const { scope, viewer } = context;
    const input = { ...args, userAgent: viewer.userAgent };
    const { token } = valueOrThrow(await startImpersonation(scope, operator.id, input));
    return { token, action: `${scope.settings.origins.app}/api/auth/impersonate` };
  },
};
