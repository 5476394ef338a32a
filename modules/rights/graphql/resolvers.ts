import { recentSignInPort } from '#modules/account/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { latestExport } from '../repositories/data-exports.ts';
import { scheduledDeletion } from '../repositories/deletions.ts';
import { deletionObstacles } from '../services/deletion-obstacles.ts';
import { isWithdrawable, keptRecords } from '../services/present-deletion.ts';
import { presentExport } from '../services/present-export.ts';
import { requestDeletion, withdrawDeletion } from '../services/request-deletion.ts';
import { discardExport, requestExport } from '../services/request-export.ts';
import { requireRecentPatient } from './require-recent-patient.ts';

/** For the patient alone, not for staff who act in their place. */
const isOwner = ({ id }: { readonly id: string }, { viewer: { user } }: RequestContext): boolean =>
  user?.id === id && user.role === 'patient' && user.impersonatorId === null;

type Patient = { readonly userId: string };

export const resolvers = {
  // Each part is read only when it is asked for: the first pages want to know the date.
  AccountDeletion: {
    scheduledFor: ({ userId }: Patient, _: unknown, { scope }: RequestContext) =>
      scheduledDeletion(scope.read, userId),
    canBeWithdrawn: ({ userId }: Patient, _: unknown, { scope }: RequestContext) =>
      isWithdrawable(scope, userId),
    obstacles: ({ userId }: Patient, _: unknown, { scope }: RequestContext) =>
      deletionObstacles(scope, userId),
    kept: ({ userId }: Patient, _: unknown, { scope }: RequestContext) => keptRecords(scope, userId),
  },

  User: {
    dataExport: async (user: { readonly id: string }, _: unknown, context: RequestContext) => {
      if (!isOwner(user, context)) return null;
      const found = await latestExport(context.scope.read, user.id);
      return found && presentExport(found, context.scope.clock.now());
    },
    accountDeletion: (user: { readonly id: string }, _: unknown, context: RequestContext) =>
      isOwner(user, context) ? { userId: user.id } : null,
    isRecentlySignedIn: async (user: { readonly id: string }, _: unknown, context: RequestContext) =>
      isOwner(user, context) &&
      context.scope.use(recentSignInPort).isRecent(user.id, context.viewer.sessionId ?? null),
  },

  Mutation: {
    requestDataExport: async (_: unknown, _args: unknown, context: RequestContext) => {
      const { actor, userId } = await requireRecentPatient(context);
      const made = valueOrThrow(await requestExport(context.scope, actor, userId));
      return presentExport(made, context.scope.clock.now());
    },
    discardDataExport: async (_: unknown, _args: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      await discardExport(context.scope, actor, userId);
      return true;
    },
    requestAccountDeletion: async (_: unknown, _args: unknown, context: RequestContext) => {
      const { actor, userId } = await requireRecentPatient(context);
      return valueOrThrow(await requestDeletion(context.scope, actor, userId));
    },
    withdrawAccountDeletion: async (_: unknown, _args: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await withdrawDeletion(context.scope, actor, userId));
    },
  },
} satisfies ResolverMap;
