import { bundles, plans } from '#modules/catalogue/data/plans.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { isRegistered, refuseNotOffered } from '#modules/catalogue/domain/offered.ts';
import { expandBundles } from '#modules/catalogue/domain/plan.ts';
import type { CatalogueService, Product } from '#modules/catalogue/index.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';

/** The product of the catalog with this id, with what a test needs it to be. Throws for an unknown id. */
export const productWithId = (id: number, over: Partial<Product> = {}): Product => {
  const product = catalogueProducts.find((one) => one.id === id);
  if (!product) throw new Error(`The catalog has no product ${id}.`);
  return { ...product, ...over };
};

/** The catalog with the real registration of drugs. */
export const catalogueInMemory = (products: readonly Product[] = catalogueProducts): CatalogueService => ({
  products: async () => products,
  productsByIds: async (ids) => ids.flatMap((id) => products.find((one) => one.id === id) ?? []),
  expandBundles: (ids) => expandBundles(ids, bundles),
  isOffered: (product) => isRegistered(formulary, product),
  mayBeOffered: (some, field = 'productIds') =>
    refuseNotOffered(some, (product) => isRegistered(formulary, product), field),
  isRegistered: (product) => isRegistered(formulary, product),
  mayBePrescribed: (some, field = 'productIds') =>
    refuseNotOffered(some, (product) => isRegistered(formulary, product), field),
  plans: () => plans,
});
