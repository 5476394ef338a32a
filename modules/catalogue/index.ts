import { definePort } from '#server/scope.ts';
import type { Product } from './domain/product.ts';

export type { DrugType, Product } from './domain/product.ts';
export { cadenceMonths } from './domain/product.ts';

export interface CatalogueService {
  /** Every product, ordered by id. */
  products(): Promise<readonly Product[]>;
  /** Products in the order of the ids; unknown ids are left out. */
  productsByIds(ids: readonly number[]): Promise<readonly Product[]>;
}

export const cataloguePort = definePort<CatalogueService>('catalogue');
