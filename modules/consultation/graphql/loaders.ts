import DataLoader from 'dataloader';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { PlanItem } from '../domain/plan.ts';
import { type CareView, careViewRepository } from '../repositories/care-view.ts';

const nothing: CareView = { unread: 0, treatments: [], clinician: null, visit: null };

/** The care of the person who asks, read once per request; nobody sees another's. */
export const careOf = (userId: string, { once, scope, viewer }: RequestContext): Promise<CareView> =>
  viewer.user?.id === userId
    ? once(`consultation.care.${userId}`, () => careViewRepository(scope.db).of(userId))
    : Promise.resolve(nothing);

/** The products of plan lines; those of one tick are one statement. */
export const productsOf = async (
  items: readonly PlanItem[],
  { once, scope }: RequestContext,
): Promise<readonly Product[]> => {
  const loader = once(
    'consultation.products',
    () =>
      new DataLoader(async (ids: readonly number[]): Promise<(Product | null)[]> => {
        const found = await scope.use(cataloguePort).productsByIds(ids);
        return ids.map((id) => found.find((product) => product.id === id) ?? null);
      }),
  );
  const products = await loader.loadMany(items.map((item) => item.productId));
  return products.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product ?? [];
  });
};
