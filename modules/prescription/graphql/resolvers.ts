import { productsByIds } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { ResolverMap } from '#server/module.ts';

const productField = {
  product: async ({ productId }: { readonly productId: number }, _: unknown, context: RequestContext) =>
    (await productsByIds([productId], context))[0] ?? null,
};

export const resolvers = { UserPrescription: productField, Treatment: productField } satisfies ResolverMap;
