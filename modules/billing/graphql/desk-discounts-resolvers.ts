import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationDeskCreateDiscountArgs,
  MutationDeskEndDiscountArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { createDiscount } from '../services/discounts/create-discount.ts';
import { endDiscount } from '../services/discounts/end-discount.ts';
import { listDiscounts } from '../services/discounts/list-discounts.ts';
import { requireOperator } from './require-operator.ts';

export const deskDiscountQueries = {
  deskDiscounts: (_parent: unknown, _args: unknown, context: RequestContext) => {
    requireOperator(context);
    return listDiscounts(context.scope);
  },
};

export const deskDiscountMutations = {
  deskCreateDiscount: async (
    _: unknown,
    { input }: MutationDeskCreateDiscountArgs,
    context: RequestContext,
  ) => valueOrThrow(await createDiscount(context.scope, requireOperator(context).actor, input)),
  deskEndDiscount: async (_: unknown, args: MutationDeskEndDiscountArgs, context: RequestContext) =>
    valueOrThrow(await endDiscount(context.scope, requireOperator(context).actor, { ...args })),
};
