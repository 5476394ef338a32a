import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff, type Staff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskHandOverArgs,
  MutationDeskReleaseArgs,
  MutationDeskSearchArgs,
  MutationDeskTakeArgs,
  QueryDeskNextCaseArgs,
  QueryDeskQueuePageArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { deskLine, deskQueuePage, nextCase } from '../services/desk-queue.ts';
import { handOverCase, releaseCase } from '../services/hand-over-case.ts';
import { searchCases } from '../services/search-cases.ts';
import { takeFromQueue } from '../services/take-from-queue.ts';

const line = async ({ scope }: RequestContext, staff: Staff, consultationId: string) =>
  valueOrThrow(await deskLine(scope, staff, consultationId));

/** The queue, its pages, and the case after this one. */
export const queueQueries = {
  deskQueue: async (_: unknown, __: unknown, context: RequestContext) =>
    valueOrThrow(await deskQueuePage(context.scope, requireStaff(context), { first: 200 })).cases,
  deskQueuePage: async (_: unknown, { input }: QueryDeskQueuePageArgs, context: RequestContext) =>
    valueOrThrow(await deskQueuePage(context.scope, requireStaff(context), input ?? {})),
  deskNextCase: (_: unknown, args: QueryDeskNextCaseArgs, context: RequestContext) =>
    nextCase(context.scope, requireStaff(context), readId('consultationId', args.consultationId)),
};

/** The owner of a case, and searching for cases. */
export const queueMutations = {
  deskTake: async (_: unknown, args: MutationDeskTakeArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('consultationId', args.consultationId);
    valueOrThrow(await takeFromQueue(context.scope, staff, consultationId));
    return line(context, staff, consultationId);
  },

  deskHandOver: async (_: unknown, args: MutationDeskHandOverArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('consultationId', args.consultationId);
    const clinicianId = readId('clinicianId', args.clinicianId);
    valueOrThrow(await handOverCase(context.scope, staff, { consultationId, clinicianId, note: args.note }));
    return line(context, staff, consultationId);
  },

  deskRelease: async (_: unknown, args: MutationDeskReleaseArgs, context: RequestContext) => {
    const staff = requireStaff(context);
    const consultationId = readId('consultationId', args.consultationId);
    valueOrThrow(await releaseCase(context.scope, staff, consultationId));
    return line(context, staff, consultationId);
  },

  deskSearch: async (_: unknown, { text }: MutationDeskSearchArgs, context: RequestContext) =>
    valueOrThrow(await searchCases(context.scope, requireStaff(context), text)),
};
