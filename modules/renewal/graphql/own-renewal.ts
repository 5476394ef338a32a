import type { RequestContext } from '#server/graphql/context.ts';
import { type CurrentRenewal, currentRenewalOf } from '../services/current-renewal.ts';
import { summarizeRenewals } from '../services/summarize-renewals.ts';

/** The viewer's own renewal, read once per request; nobody sees another patient's. */
export const ownRenewal = async (userId: string, context: RequestContext): Promise<CurrentRenewal> => {
  const { viewer, scope, once } = context;
  return viewer.user?.id === userId
    ? once(`renewal.current.${userId}`, () => currentRenewalOf(scope, userId))
    : {
        status: 'none',
        leads: 'renewal',
        summary: summarizeRenewals([], scope.clock.now()),
        latest: null,
      };
};
