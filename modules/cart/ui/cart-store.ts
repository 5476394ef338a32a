import { ok } from '#kernel/result.ts';
import {
  type CartChange,
  cartOf,
  changeCart,
  clearCart,
  closeCart,
  emptyCart,
  openCart,
  readProductsParam,
  reduceForTopicalCombination,
  toProductsParam,
  undoCartChange,
  undoneChange,
} from '../domain/index.ts';
import { readSavedCart, readSavedExtras, type SavedExtras } from './cart-storage.ts';
import type { CartAnswer, CartSurroundings } from './cart-surroundings.ts';
import { type CartNote, type CartView, emptyView } from './cart-view.ts';
import type { ShopProduct } from './shop-product.ts';

export interface AddOptions {
  /** Does not open the panel. */
  readonly quietly?: boolean;
  /** A suggestion of the panel was added. */
  readonly fromUpsell?: boolean;
}

export interface CartStore {
  view(): CartView;
  subscribe(listener: () => void): () => void;
  /** Reads the cart: the products parameter when it is new, otherwise the stored cart. */
  start(): Promise<void>;
  /** Another tab, or this page before it was left, changed the storage. */
  follow(): Promise<void>;
  /** The page was restored by the browser's Back button. */
  comeBack(): Promise<void>;
  /** The ids in the cart once it was read; null when it could not be read. The view shows nothing before that. */
  loadedIds(): Promise<readonly number[] | null>;
  add(productIds: readonly number[], options?: AddOptions): Promise<void>;
  /** `together`: leave with it, in one change. */
  remove(productId: number, together?: readonly number[]): Promise<void>;
  /** Removes everything; can be undone. */
  clear(): Promise<void>;
  /** Another page set the contents, by the rules and without this store: they are stored. */
  hold(productIds: readonly number[]): void;
  /** The contents were ordered: the cart is empty and there is nothing to undo. The address stays unchanged. */
  forget(): void;
  undo(): void;
  open(): void;
  /** The note was shown. */
  forgetNote(): void;
  close(): void;
}

/** The visitor's cart: the domain rules over what the browser stores. One change after the other. */
export const createCartStore = (around: CartSurroundings): CartStore => {
  let view = emptyView;
  let seededFrom: string | null | undefined;
  /** A reload is in progress: requests made now are answered on the next page. */
  let leaving = false;
  let queue: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<CartView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  const keepParam = (): void => {
    if (around.readParam() === null) return;
    seededFrom = toProductsParam(view.productIds);
    around.writeParam(seededFrom);
  };

  /** An empty cart with the default suggestions is not stored: the next visit makes no request. */
  const keep = (): void => {
    const { productIds, upsellProductIds, hadIneligiblePrescriptions, products } = view;
    const extras = JSON.stringify({ upsellProductIds, hadIneligiblePrescriptions });
    const fresh = emptyCart(products);
    const isFresh =
      productIds.length === 0 &&
      !hadIneligiblePrescriptions &&
      toProductsParam(upsellProductIds) === toProductsParam(fresh.upsellProductIds);
    around.write({ cart: JSON.stringify(productIds), extras: isFresh ? null : extras });
    keepParam();
  };

  const withKnown = (products: readonly ShopProduct[]): readonly ShopProduct[] => {
    const known = new Map(view.products.map((product) => [product.id, product]));
    for (const product of products) known.set(product.id, product);
    return [...known.values()];
  };

  /**
   * The topical combination selected together with what it holds: local storage is cleared and the page loads again
   * with the shorter list (S4.19). True when it does.
   */
  const reduces = (ids: readonly number[], products: readonly ShopProduct[]): boolean => {
    const { kept, removedAny } = reduceForTopicalCombination(ids, products);
    if (!removedAny) return false;
    leaving = true;
    around.write({ cart: null, extras: null });
    around.reload(toProductsParam(kept), 'reduced');
    return true;
  };

  const leftOutNote = (answer: CartAnswer): CartNote | null => {
    if (answer.notOffered.length > 0) return 'not-offered';
    return answer.ignoredProductIds.length > 0 ? 'unknown-products' : null;
  };

  const noteOn = (answer: CartAnswer, ids: readonly number[]): CartNote | null => {
    if (ids.some((id) => answer.ignoredProductIds.includes(id))) return leftOutNote(answer);
    return answer.requestedProductIds.some((id) => !answer.productIds.includes(id)) ? 'conflicting' : null;
  };

  /**
   * Asks the server about an order that this browser does not know: it was made on the other host, whose
   * cart is separate. Each order counts once, so that the same products can be added again.
   */
  const askFor = async (ids: readonly number[], upsells?: readonly number[]) => {
    const answer = await around.ask(ids, upsells);
    const ordered = answer.ok ? answer.value.ordered : null;
    const isNews = ordered !== null && around.hearOfOrder(ordered.at);
    return { answer, orderedIds: isNews ? ordered.productIds : [] };
  };

  /** Replaces the contents with these products, as far as they are still sold. False when that failed. */
  const fill = async (
    ids: readonly number[],
    extras: SavedExtras | null,
    note: CartNote | null,
    isStored = false,
  ): Promise<boolean> => {
    // A change that removed something is explained in the panel; other changes show a toast. The panel may be opened or
    // closed during the request, so its state is read after the response.
    const isOpen = () => view.isOpen || note === 'reduced';
    if (ids.length === 0 && !extras) {
      set({ ...emptyView, isOpen: isOpen(), ready: true, products: view.products, note });
      return true;
    }
    const { answer, orderedIds } = await askFor(ids, extras?.upsellProductIds);
    if (!answer.ok) {
      set({ note: 'not-reached' });
      return false;
    }
    const { productIds, requestedProductIds, upsellProductIds } = answer.value;
    const left = requestedProductIds.filter((id) => !orderedIds.includes(id));
    if (isStored && left.length < requestedProductIds.length)
      return fill(left, left.length === 0 ? null : extras, note, isStored);
    const products = withKnown(answer.value.products);
    if (reduces(requestedProductIds, products)) return false;
    set({
      ...cartOf(productIds, products, upsellProductIds),
      hadIneligiblePrescriptions: extras?.hadIneligiblePrescriptions ?? false,
      isOpen: isOpen(),
      ready: true,
      products,
      lastChange: null,
      note: note ?? noteOn(answer.value, ids),
      notOffered: answer.value.notOffered,
    });
    return true;
  };

  /** The stored cart becomes the current one, unless it already is. */
  const adopt = async (): Promise<void> => {
    const saved = around.read();
    const stored = readSavedCart(saved.cart);
    if (stored === null || toProductsParam(stored) === toProductsParam(view.productIds)) return;
    if (await fill(stored, readSavedExtras(saved.extras), null, true)) keepParam();
  };

  /** Back on a page restored by the browser: its contents may have been ordered since. */
  const comeBack = async (): Promise<void> => {
    await adopt();
    const { ready, productIds } = view;
    if (!ready || productIds.length === 0 || around.readParam() !== null) return;
    if (await fill(productIds, readSavedExtras(around.read().extras), view.note, true)) keep();
  };

  const seed = async (): Promise<void> => {
    const left = around.takeNote();
    const param = around.readParam();
    const saved = around.read();
    const extras = readSavedExtras(saved.extras);
    if (param !== null && param !== seededFrom) {
      const { ids, ignored } = readProductsParam(param);
      const filled = await fill(ids, extras, left ?? (ignored.length > 0 ? 'unknown-products' : null));
      if (filled) keep();
      seededFrom = around.readParam();
      return;
    }
    if (view.ready) return adopt();
    const stored = readSavedCart(saved.cart);
    if (await fill(stored ?? [], extras, left ?? (stored === null ? 'unreadable' : null), true)) keep();
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work, work);
    return queue;
  };

  const add = async (
    wanted: readonly number[],
    { quietly, fromUpsell = false }: AddOptions,
  ): Promise<void> => {
    if (!view.ready) await seed();
    if (leaving) return;
    const unknown = wanted.filter((id) => !view.products.some((product) => product.id === id));
    const answer = unknown.length > 0 ? (await askFor(unknown)).answer : ok(null);
    if (!answer.ok || !view.ready) {
      set({ note: 'not-reached', isOpen: true });
      return;
    }
    const products = withKnown(answer.value?.products ?? []);
    const known = wanted.filter((id) => !unknown.includes(id));
    const newcomers = [...known, ...(answer.value?.requestedProductIds ?? [])];
    const { kept } = reduceForTopicalCombination(newcomers, products);
    if (kept.length < newcomers.length && reduces([...view.productIds, ...newcomers], products)) return;
    // The server was never asked about an empty cart, so its suggestions arrive with the first product.
    const upsellProductIds =
      view.products.length === 0 && answer.value ? answer.value.upsellProductIds : view.upsellProductIds;
    const { state, change } = changeCart({ ...view, upsellProductIds }, { add: newcomers }, products);
    const note = (answer.value && leftOutNote(answer.value)) ?? view.note;
    set({
      ...state,
      isOpen: quietly ? view.isOpen : true,
      products,
      lastChange: change.type === null ? view.lastChange : change,
      note: note === 'not-reached' ? null : note,
      notOffered: answer.value?.notOffered ?? view.notOffered,
    });
    keep();
    if (change.type !== null) around.onCartChange(change, fromUpsell ? 'upsell' : 'shop', products);
  };

  const loadedIds = async (): Promise<readonly number[] | null> => {
    await inTurn(async () => {
      if (!view.ready) await seed();
    });
    return view.ready ? view.productIds : null;
  };

  const takeOut = async (ids: () => readonly number[], cause: 'shop' | 'clear'): Promise<void> => {
    if (!view.ready) await seed();
    const inCart = ids().filter((id) => view.productIds.includes(id));
    if (leaving || inCart.length === 0) return;
    const { state, change } = changeCart(view, { remove: inCart }, view.products);
    set({ ...(cause === 'clear' ? clearCart(view, view.products) : state), lastChange: change });
    keep();
    around.onCartChange(change, cause, view.products);
  };

  const undo = (change: CartChange): void => {
    set({ ...undoCartChange(view), lastChange: null });
    keep();
    around.onCartChange(undoneChange(change), 'undo', view.products);
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => inTurn(seed),
    follow: () => inTurn(adopt),
    comeBack: () => inTurn(comeBack),
    loadedIds,
    add: (productIds, options = {}) => inTurn(() => add(productIds, options)),
    remove: (productId, together = []) => inTurn(() => takeOut(() => [productId, ...together], 'shop')),
    clear: () => inTurn(() => takeOut(() => view.productIds, 'clear')),
    hold: (productIds) => {
      const { cart, extras } = around.read();
      const inCart = readSavedCart(cart) ?? [];
      if (toProductsParam(inCart) !== toProductsParam(productIds))
        around.write({ cart: JSON.stringify(productIds), extras });
    },
    forget: () => {
      set({ ...emptyCart(view.products), lastChange: null, note: null });
      around.write({ cart: null, extras: null });
    },
    undo: () => {
      if (view.undoTo && view.lastChange) undo(view.lastChange);
    },
    open: () => {
      if (!view.isOpen) around.onCartView(view.products.filter(({ id }) => view.productIds.includes(id)));
      set(openCart(view));
    },
    forgetNote: () => set({ note: null }),
    close: () => set({ ...closeCart(view), note: null }),
  };
};
