import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/context.ts';
import { cataloguePort } from '../catalogue-port.ts';
import type { Product } from '../domain/product.ts';

/** Products by id; all ids requested in one tick are one statement. Omits products no longer in the catalog. */
export const productsByIds = async (
  ids: readonly number[],
  { once, scope }: RequestContext,
): Promise<readonly Product[]> => {
  const loader = once(
    'catalogue.products',
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
