import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskRetryJobArgs,
  MutationDeskRetryJobsArgs,
  QueryDeskJobsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { listJobs } from '../services/list-jobs.ts';
import { overview } from '../services/overview.ts';
import { retryJob, retryJobsOfKind } from '../services/retry-jobs.ts';

export const resolvers = {
  Query: {
    deskOverview: (_: unknown, __: unknown, context: RequestContext) =>
      overview(context.scope, requireStaff(context).actor),

    deskJobs: async (_: unknown, { state, kind, before }: QueryDeskJobsArgs, context: RequestContext) => {
      const { actor } = requireStaff(context);
      return valueOrThrow(await listJobs(context.scope, actor, { state, kind, before }));
    },
  },

  Mutation: {
    deskRetryJob: async (_: unknown, { id }: MutationDeskRetryJobArgs, context: RequestContext) =>
      valueOrThrow(await retryJob(context.scope, requireStaff(context).actor, { id })),

    deskRetryJobs: (_: unknown, { kind }: MutationDeskRetryJobsArgs, context: RequestContext) =>
      retryJobsOfKind(context.scope, requireStaff(context).actor, kind),
  },
} satisfies ResolverMap;
