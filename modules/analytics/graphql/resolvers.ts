import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationCreateAnalyticsEventArgs,
  MutationCreatePageviewEventArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { recordEvent, recordPageview } from '../services/record.ts';

export const resolvers = {
  Mutation: {
    createAnalyticsEvent: async (
      _: unknown,
      { analyticsEvent }: MutationCreateAnalyticsEventArgs,
      { scope, viewer }: RequestContext,
    ) => ({ event: valueOrThrow(await recordEvent(scope, viewer, analyticsEvent)) }),

    createPageviewEvent: async (
      _: unknown,
      { analyticsEvent }: MutationCreatePageviewEventArgs,
      { scope, viewer }: RequestContext,
    ) => ({ url: valueOrThrow(await recordPageview(scope, viewer, analyticsEvent)) }),
  },
} satisfies ResolverMap;
