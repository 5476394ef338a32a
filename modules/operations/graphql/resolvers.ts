import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskRetryJobArgs,
  MutationDeskRetryJobsArgs,
  QueryDeskJobsArgs,
  QueryDeskPeopleArgs,
  QueryDeskPersonArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { findPeople } from '../services/find-people.ts';
import { listFlags } from '../services/list-flags.ts';
import { listJobs } from '../services/list-jobs.ts';
import { overview } from '../services/overview.ts';
import { personDetails } from '../services/person.ts';
import { retryJob, retryJobsOfKind } from '../services/retry-jobs.ts';
import { bannerMutations, bannerQueries } from './banners-resolvers.ts';

export const resolvers = {
  Query: {
    ...bannerQueries,
    deskOverview: (_: unknown, __: unknown, context: RequestContext) =>
      overview(context.scope, requireStaff(context).actor),

    deskJobs: async (_: unknown, { state, kind, before }: QueryDeskJobsArgs, context: RequestContext) => {
      const { actor } = requireStaff(context);
      return valueOrThrow(await listJobs(context.scope, actor, { state, kind, before }));
    },

    deskFlags: (_: unknown, __: unknown, context: RequestContext) =>
      listFlags(context.scope, requireStaff(context).actor),

    deskPeople: async (_: unknown, { text, after }: QueryDeskPeopleArgs, context: RequestContext) => {
      const { actor } = requireStaff(context);
      return valueOrThrow(await findPeople(context.scope, actor, { text, after: after ?? null }));
    },

    deskPerson: (_: unknown, { id }: QueryDeskPersonArgs, context: RequestContext) => {
      const staff = requireStaff(context);
      return id == null ? null : personDetails(context.scope, staff, readId('id', id));
    },
  },

  Mutation: {
    ...bannerMutations,
    deskRetryJob: async (_: unknown, { id }: MutationDeskRetryJobArgs, context: RequestContext) =>
      valueOrThrow(await retryJob(context.scope, requireStaff(context).actor, { id })),

    deskRetryJobs: (_: unknown, { kind }: MutationDeskRetryJobsArgs, context: RequestContext) =>
      retryJobsOfKind(context.scope, requireStaff(context).actor, kind),
  },
} satisfies ResolverMap;
