import type { RequestContext } from '#server/graphql/context.ts';
import type { QueryCartPreviewArgs } from '#server/graphql/resolver-types.generated.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import type { ResolverMap } from '#server/module.ts';
import { previewCart } from '../services/preview-cart.ts';

export const resolvers: ResolverMap = {
  Query: {
    cartPreview: async (_: unknown, args: QueryCartPreviewArgs, { scope }: RequestContext) =>
      unwrap(await previewCart(scope, args)),
  },
};
