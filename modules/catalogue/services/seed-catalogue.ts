import type { Scope } from '#server/scope.ts';
import { bundles, plans } from '../data/plans.ts';
import { catalogueProducts } from '../data/products.ts';
import { listingIds } from '../domain/listing-id.ts';
import { registrationProblems } from '../domain/offered.ts';
import { validateCatalogue } from '../domain/validate-catalogue.ts';
import { formularyPort } from '../index.ts';
import { listingRepository } from '../repositories/listings.ts';
import { productSetRepository } from '../repositories/product-sets.ts';
import { productRepository } from '../repositories/products.ts';

/**
 * Validates the catalog's files, including that every selectable prescription drug is registered, and loads them. Repeating
 * it changes nothing, and operators' changes stay. Throws
 * an Error that lists every problem found.
 */
export const seedCatalogue = async (scope: Scope): Promise<void> => {
  const problems = [
    ...validateCatalogue(catalogueProducts, { bundles, plans }),
    ...registrationProblems(scope.use(formularyPort), catalogueProducts),
  ];
  if (problems.length > 0) throw new Error(`The catalogue is not right:\n  ${problems.join('\n  ')}`);
  await scope.transaction(async ({ db }) => {
    await productRepository(db).upsert(catalogueProducts);
    await listingRepository(db).addMissing(listingIds);
    await productSetRepository(db).replace(plans, bundles);
  });
};
