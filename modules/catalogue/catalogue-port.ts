import { definePort } from '#server/scope.ts';
import type { Plan } from './domain/plan.ts';
import type { Product } from './domain/product.ts';

export interface CatalogueService {
  /** Every product, ordered by id. */
  products(): Promise<readonly Product[]>;
  /** Products in the order of the ids; unknown ids are left out. */
  productsByIds(ids: readonly number[]): Promise<readonly Product[]>;
  /** The same ids with each bundle replaced by its components, without repetitions; other ids stay as they are. */
  expandBundles(ids: readonly number[]): readonly number[];
  /** Every plan that has an identifier (specification, section 3). */
  plans(): readonly Plan[];
}

export const cataloguePort = definePort<CatalogueService>('catalogue');
