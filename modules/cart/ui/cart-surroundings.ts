import type { Result } from '#kernel/result.ts';
import type { CartChange } from '../domain/index.ts';
import type { SavedTexts } from './cart-storage.ts';
import type { CartNote } from './cart-view.ts';
import type { ShopProduct } from './shop-product.ts';

export interface CartAnswer {
  readonly productIds: readonly number[];
  /** What was requested: bundles as their components, without ignored ids, before conflicts are settled. */
  readonly requestedProductIds: readonly number[];
  readonly upsellProductIds: readonly number[];
  readonly ignoredProductIds: readonly number[];
  /** A sentence for each of them that is not offered yet, naming it. */
  readonly notOffered: readonly string[];
  readonly products: readonly ShopProduct[];
  /** The last order, on this or the other host; `at` identifies an order. */
  readonly ordered: { readonly productIds: readonly number[]; readonly at: string } | null;
}

/** The source of the change: `upsell` is a suggestion of the panel. */
export type ChangeCause = 'shop' | 'upsell' | 'undo' | 'clear';

/** The browser functions that the cart uses. */
export interface CartSurroundings {
  read(): SavedTexts;
  write(texts: SavedTexts): void;
  readParam(): string | null;
  writeParam(param: string): void;
  /** Reloads the page with this `products` parameter; the page then shows `note`. */
  reload(param: string, note: CartNote): void;
  /** Returns the note that a reload left, once. */
  takeNote(): CartNote | null;
  /** Records the last order this browser knows. False when it was already known. */
  hearOfOrder(at: string): boolean;
  /** Prices and rules of these products, from the server; the upsell list is the default one unless given. */
  ask(productIds: readonly number[], upsellProductIds?: readonly number[]): Promise<Result<CartAnswer>>;
  /** Called for every effective change. `products` contains at least those the change names. */
  onCartChange(change: CartChange, how: ChangeCause, products: readonly ShopProduct[]): void;
  /** The panel was opened on a cart that holds these. */
  onCartView(inCart: readonly ShopProduct[]): void;
}
