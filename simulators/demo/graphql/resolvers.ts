import { fail } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { MutationAdvanceDemoClockArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { advanceClock } from '../services/advance-clock.ts';

const mayTravel = ({ viewer }: RequestContext): boolean =>
  viewer.user !== null && viewer.user.role !== 'patient';

export const resolvers = {
  Query: {
    demoClock: (_: unknown, __: unknown, context: RequestContext) =>
      context.scope.settings.isProduction || !mayTravel(context) ? null : { now: context.scope.clock.now() },
  },
  Mutation: {
    advanceDemoClock: async (_: unknown, args: MutationAdvanceDemoClockArgs, context: RequestContext) => {
      if (!mayTravel(context)) return valueOrThrow(fail('FORBIDDEN', 'Only staff may move the clock.'));
      return { now: valueOrThrow(await advanceClock(context.scope, args.days)) };
    },
  },
} satisfies ResolverMap;
