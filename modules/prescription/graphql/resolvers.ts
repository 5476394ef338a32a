import { productsByIds } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { profileOf, removePortrait } from '../services/portraits.ts';
import { manageClinicians } from './manage-clinicians.ts';

const productField = {
  product: async ({ productId }: { readonly productId: number }, _: unknown, context: RequestContext) =>
    (await productsByIds([productId], context))[0] ?? null,
};

export const resolvers = {
  UserPrescription: productField,
  Treatment: productField,

  Query: {
    deskProfile: (_parent: unknown, _: unknown, context: RequestContext) =>
      profileOf(context.scope, requireStaff(context)),
  },

  Mutation: {
    ...manageClinicians,
    deskRemovePortrait: async (_parent: unknown, _: unknown, context: RequestContext) => {
      valueOrThrow(await removePortrait(context.scope, requireStaff(context)));
      return true;
    },
  },
} satisfies ResolverMap;
