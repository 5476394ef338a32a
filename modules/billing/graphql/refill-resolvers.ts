import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationChangeRefillArgs,
  MutationTakeBackCancellationArgs,
  QueryRefillChangeArgs,
  QueryUndoCancellationArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { flagsOf, viewerActor } from '#server/viewer.ts';
import type { Subscription } from '../repositories/subscriptions.ts';
import { changeRefill, refillChangeOf } from '../services/refills/change-refill.ts';
import { refillOptions } from '../services/refills/refill-options.ts';
import { undoCancellation, undoQuoteOf } from '../services/subscriptions/undo-cancellation.ts';
import { oneLineAddress } from '../services/views/one-line-address.ts';

interface CardParent {
  readonly source: Subscription;
}

export const subscriptionCardFields = {
  shipsTo: ({ source }: CardParent): string => oneLineAddress(source.shipTo),
  refill: ({ source }: CardParent, _: unknown, { scope, viewer }: RequestContext) =>
    refillOptions(scope, source, flagsOf(viewer)),
};

export const refillQueries = {
  refillChange: async (_: unknown, { change }: QueryRefillChangeArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await refillChangeOf(scope, viewerActor(viewer), change, flagsOf(viewer))),

  undoCancellation: async (
    _: unknown,
    { subscriptionId }: QueryUndoCancellationArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await undoQuoteOf(scope, viewerActor(viewer), subscriptionId)),
};

export const refillMutations = {
  takeBackCancellation: async (
    _: unknown,
    { input }: MutationTakeBackCancellationArgs,
    { scope, viewer }: RequestContext,
  ) => {
    const { ip, userAgent } = viewer;
    const { shownHash = null, ...answer } = input;
    return valueOrThrow(
      await undoCancellation(scope, viewerActor(viewer), { ...answer, shownHash, ip, userAgent }),
    );
  },

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
