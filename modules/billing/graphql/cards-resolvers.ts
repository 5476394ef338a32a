import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationAddCardArgs,
  MutationChooseDefaultCardArgs,
  MutationRemoveCardArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { addCard, confirmCard } from '../services/cards/add-card.ts';
import { chooseDefaultCard } from '../services/cards/choose-default-card.ts';
import { removeCard } from '../services/cards/remove-card.ts';
import { cardEntry } from '../services/checkout/checkout-page.ts';

export const cardQueries = {
  cardEntry: (_: unknown, __: unknown, { scope }: RequestContext) => cardEntry(scope),
};

export const cardMutations = {
  addCard: async (_: unknown, args: MutationAddCardArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await addCard(scope, viewerActor(viewer), { ...args, ip: viewer.ip })),
  confirmCard: async (_: unknown, __: unknown, { scope, viewer }: RequestContext) =>
    valueOrThrow(await confirmCard(scope, viewerActor(viewer))),
  chooseDefaultCard: async (
    _: unknown,
    { cardId }: MutationChooseDefaultCardArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await chooseDefaultCard(scope, viewerActor(viewer), cardId)),
  removeCard: async (_: unknown, { cardId }: MutationRemoveCardArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await removeCard(scope, viewerActor(viewer), cardId)),
};
