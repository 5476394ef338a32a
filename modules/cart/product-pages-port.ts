import type { DrugType } from '#modules/catalogue/index.ts';
import { definePort } from '#server/scope.ts';

/** A page of the shop. */
export interface ShopPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The drug types that the page sells; one page may sell two forms. */
  readonly drugTypes: readonly DrugType[];
}

/** Every product page, in the order of the shop. */
export const productPagesPort = definePort<readonly ShopPage[]>('cart.productPages');
