import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationChangeRefillArgs,
  QueryRefillChangeArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { flagsOf, viewerActor } from '#server/viewer.ts';
import type { Subscription } from '../repositories/subscriptions.ts';
import { changeRefill, refillChangeOf } from '../services/refills/change-refill.ts';
import { refillOptions } from '../services/refills/refill-options.ts';

interface CardParent {
  readonly source: Subscription;
}

export const subscriptionCardFields = {
  shipsTo: ({ source }: CardParent): string => {
    const { recipient, address } = source.shipTo;
    const { streetAddress1, streetAddress2, city, state, zipCode } = address;
    return [recipient, streetAddress1, streetAddress2, city, `${state} ${zipCode}`]
      .filter(Boolean)
      .join(', ');
  },
  refill: ({ source }: CardParent, _: unknown, { scope, viewer }: RequestContext) =>
    refillOptions(scope, source, flagsOf(viewer)),
};

export const refillQueries = {
  refillChange: async (_: unknown, { change }: QueryRefillChangeArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await refillChangeOf(scope, viewerActor(viewer), change, flagsOf(viewer))),
};

export const refillMutations = {
  changeRefill: async (
    _: unknown,
    { change, shownHash = null, ...answer }: MutationChangeRefillArgs,
    { scope, viewer }: RequestContext,
  ) => {
    const { ip, userAgent } = viewer;
    const shown = { ...answer, shownHash, ip, userAgent };
    return valueOrThrow(await changeRefill(scope, viewerActor(viewer), change, shown, flagsOf(viewer)));
  },
};
