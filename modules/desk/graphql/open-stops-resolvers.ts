import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskResolveStopArgs,
  QueryDeskOpenStopsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { openStopsOfCase, resolveStopOfCase } from '../services/open-stops.ts';

export const openStopQueries = {
  deskOpenStops: async (_: unknown, { consultationId }: QueryDeskOpenStopsArgs, context: RequestContext) =>
    valueOrThrow(
      await openStopsOfCase(context.scope, requireStaff(context), readId('consultationId', consultationId)),
    ),
};

export const openStopMutations = {
  deskResolveStop: async (_: unknown, args: MutationDeskResolveStopArgs, context: RequestContext) => {
    const { consultationId, ruleId, reason } = args;
    const input = { consultationId: readId('consultationId', consultationId), ruleId, reason };
    return valueOrThrow(await resolveStopOfCase(context.scope, requireStaff(context), input));
  },
};
