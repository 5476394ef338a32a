import type { RequestContext } from '#server/graphql/context.ts';
import type { QuerySearchArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { search } from '../services/search.ts';

export const resolvers = {
  Query: {
    search: async (_: unknown, args: QuerySearchArgs, { scope }: RequestContext) =>
      valueOrThrow(await search(scope, args)),
  },
} satisfies ResolverMap;
