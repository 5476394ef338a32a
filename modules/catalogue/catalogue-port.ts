import type { Result } from '#kernel/result.ts';
import { definePort } from '#server/scope.ts';
import type { Formulary } from './domain/offered.ts';
import type { Plan } from './domain/plan.ts';
import type { Product } from './domain/product.ts';

export interface CatalogueService {
  /** Every product, ordered by id. `userSelectable` is false for what is not offered, whatever the table says. */
  products(): Promise<readonly Product[]>;
  /** Products in the order of the ids; unknown ids are left out. */
  productsByIds(ids: readonly number[]): Promise<readonly Product[]>;
  /** The same ids with each bundle replaced by its components, without repetitions; other ids stay as they are. */
  expandBundles(ids: readonly number[]): readonly number[];
  /** Whether the product may be sold now: its drug is registered, and no flag has switched off its service line. */
  isOffered(product: Pick<Product, 'drugType' | 'needsPrescription' | 'serviceLine'>): boolean;
  /**
   * Checked at every step from cart to order: may these be chosen and ordered? BAD_USER_INPUT on `field` (`productIds`
   * unless given) names each product that is not offered.
   */
  mayBeOffered(
    products: readonly Pick<
      Product,
      'drugType' | 'needsPrescription' | 'publicDisplayedName' | 'serviceLine'
    >[],
    field?: string,
  ): Result<null>;
  /**
   * Whether the product's drug is registered; always true for a non-prescription product. Products that are not sold
   * now may still be registered.
   */
  isRegistered(product: Pick<Product, 'drugType' | 'needsPrescription'>): boolean;
  /**
   * Checked at every step after the order: may these be prescribed, charged and sent? Existing treatments continue when
   * a product is no longer sold to others. BAD_USER_INPUT on `field` as in `mayBeOffered`.
   */
  mayBePrescribed(
    products: readonly Pick<Product, 'drugType' | 'needsPrescription' | 'publicDisplayedName'>[],
    field?: string,
  ): Result<null>;
  /** Every plan that has an identifier (specification, section 3). */
  plans(): readonly Plan[];
}

export const cataloguePort = definePort<CatalogueService>('catalogue');

/** The catalog calls it for every prescription product; provided by eligibility, which has the rules and questions. */
export const formularyPort = definePort<Formulary>('catalogue.formulary');
