import type { Scope } from '#server/scope.ts';
import { bundles, plans } from '../data/plans.ts';
import { catalogueProducts } from '../data/products.ts';
import { validateCatalogue } from '../domain/validate-catalogue.ts';
import { productRepository } from '../repositories/products.ts';

/** Checks the catalogue's files and loads them. Throws an Error that lists every problem found. */
export const seedCatalogue = async (scope: Scope): Promise<void> => {
  const problems = validateCatalogue(catalogueProducts, { bundles, plans });
  if (problems.length > 0) throw new Error(`The catalogue is not right:\n  ${problems.join('\n  ')}`);
  await productRepository(scope.db).upsert(catalogueProducts);
};
