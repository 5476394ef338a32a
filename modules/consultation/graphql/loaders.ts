import DataLoader from 'dataloader';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { atPlanPrices, type PlanItem } from '../domain/plan.ts';
import { type CareView, readCare } from '../repositories/care-view.ts';

const nothing: CareView = { unread: 0, treatments: [], clinician: null, visit: null };

/** The care of the person who asks, read once per request; nobody sees another's. */
export const careOf = (userId: string, { once, scope, viewer }: RequestContext): Promise<CareView> =>
  viewer.user?.id === userId
    ? once(`consultation.care.${userId}`, () => readCare(scope.read, userId))
    : Promise.resolve(nothing);

/** Products by id; those of one tick are one statement. What is no longer in the catalogue is left out. */
export const productsByIds = async (
  ids: readonly number[],
  { once, scope }: RequestContext,
): Promise<readonly Product[]> => {
  const loader = once(
    'consultation.products',
    () =>
      new DataLoader(async (wanted: readonly number[]): Promise<(Product | null)[]> => {
        const found = await scope.use(cataloguePort).productsByIds(wanted);
        return wanted.map((id) => found.find((product) => product.id === id) ?? null);
      }),
  );
  const products = await loader.loadMany(ids);
  return products.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product ?? [];
  });
};

/** The products of plan lines, at the lines' prices. */
export const productsOf = async (
  items: readonly PlanItem[],
  context: RequestContext,
): Promise<readonly Product[]> => {
  const products = await productsByIds(
    items.map((item) => item.productId),
    context,
  );
  return atPlanPrices(products, items);
};
