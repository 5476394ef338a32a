import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskCreateDiscountArgs,
  MutationDeskEndDiscountArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { createDiscount } from '../services/discounts/create-discount.ts';
import { endDiscount } from '../services/discounts/end-discount.ts';
import { listDiscounts } from '../services/discounts/list-discounts.ts';

export const deskDiscountQueries = {
  deskDiscounts: (_parent: unknown, _args: unknown, context: RequestContext) => {
    requireStaff(context);
    return listDiscounts(context.scope);
  },
};

export const deskDiscountMutations = {
  deskCreateDiscount: async (
    _: unknown,
    { input }: MutationDeskCreateDiscountArgs,
    context: RequestContext,
  ) => valueOrThrow(await createDiscount(context.scope, requireStaff(context).actor, input)),
  deskEndDiscount: async (_: unknown, args: MutationDeskEndDiscountArgs, context: RequestContext) =>
    valueOrThrow(await endDiscount(context.scope, requireStaff(context).actor, { ...args })),
};
