import type { Scope } from '#server/scope.ts';
import { bundles, plans } from '../data/plans.ts';
import { isOffered, isRegistered, refuseNotOffered } from '../domain/offered.ts';
import { expandBundles } from '../domain/plan.ts';
import type { Product } from '../domain/product.ts';
import { type CatalogueService, formularyPort } from '../index.ts';
import { productRepository } from '../repositories/products.ts';
import { asOffered, cachedProducts } from './cached-products.ts';
import { offerNow } from './offer-now.ts';

/** Inside a transaction, where money is decided, the table is read instead of the cache. */
export const catalogueService = (scope: Scope): CatalogueService => {
  const repository = productRepository(scope.db);
  const productsByIds = async (ids: readonly number[]): Promise<readonly Product[]> => {
    if (ids.length === 0) return [];
    const byId = scope.db.isTransaction
      ? new Map(asOffered(scope, await repository.byIds(ids)).map((product) => [product.id, product]))
      : (await cachedProducts(scope)).byId;
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    products: async () =>
      scope.db.isTransaction
        ? asOffered(scope, await repository.all())
        : (await cachedProducts(scope)).products,
    productsByIds,
    expandBundles: (ids) => expandBundles(ids, bundles),
    isOffered: (product) => isOffered(offerNow(scope), product),
    mayBeOffered: (products, field = 'productIds') => {
      const offer = offerNow(scope);
      return refuseNotOffered(products, (product) => isOffered(offer, product), field);
    },
    isRegistered: (product) => isRegistered(scope.use(formularyPort), product),
    mayBePrescribed: (products, field = 'productIds') => {
      const formulary = scope.use(formularyPort);
      return refuseNotOffered(products, (product) => isRegistered(formulary, product), field);
    },
    plans: () => plans,
  };
};
