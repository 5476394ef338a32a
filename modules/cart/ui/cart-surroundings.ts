import type { Result } from '#kernel/result.ts';
import type { CartChange } from '../domain/index.ts';
import type { CartNote } from './cart-view.ts';
import type { SavedTexts } from './saved-cart.ts';
import type { ShopProduct } from './shop-product.ts';

export interface CartAnswer {
  readonly productIds: readonly number[];
  /** What was asked for: bundles by their components, without what is ignored, before conflicts are settled. */
  readonly requestedProductIds: readonly number[];
  readonly upsellProductIds: readonly number[];
  readonly ignoredProductIds: readonly number[];
  /** A sentence for each of them that is not offered yet, naming it. */
  readonly notOffered: readonly string[];
  readonly products: readonly ShopProduct[];
  /** What he ordered last, here or on our other host; `at` tells orders apart. */
  readonly ordered: { readonly productIds: readonly number[]; readonly at: string } | null;
}

/** What made the change: `upsell` is a suggestion of the panel that was taken up. */
export type ChangeCause = 'shop' | 'upsell' | 'undo' | 'clear';

/** The browser around the cart. */
export interface CartSurroundings {
  read(): SavedTexts;
  write(texts: SavedTexts): void;
  readParam(): string | null;
  writeParam(param: string): void;
  /** Loads the page anew with this `products` parameter; `note` is told there. */
  reload(param: string, note: CartNote): void;
  /** The note that a reload left, once. */
  takeNote(): CartNote | null;
  /** Notes the last order this browser has heard of. False when it had heard of it before. */
  hearOfOrder(at: string): boolean;
  /** Prices and rules of these products, from the server; the upsell list is the default one unless given. */
  ask(productIds: readonly number[], upsellProductIds?: readonly number[]): Promise<Result<CartAnswer>>;
  /** Every change that changed something. `products` are those the change speaks of, and perhaps more. */
  onCartChange(change: CartChange, how: ChangeCause, products: readonly ShopProduct[]): void;
  /** The panel was opened on a cart that holds these. */
  onCartView(held: readonly ShopProduct[]): void;
}
