import type { Scope } from '#server/scope.ts';
import type { CatalogueService } from '../index.ts';
import { productRepository } from '../repositories/products.ts';

export const catalogueService = (scope: Scope): CatalogueService => {
  const repository = productRepository(scope.db);
  return {
    products: () => repository.all(),
    productsByIds: async (ids) => {
      const found = new Map((await repository.byIds(ids)).map((product) => [product.id, product]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
};
