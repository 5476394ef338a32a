import { ok, type Result } from '#kernel/result.ts';
import {
  type CartChange,
  type CartState,
  cartOf,
  changeCart,
  closeCart,
  emptyCart,
  openCart,
  toProductsParam,
  undoCartChange,
} from '../domain/index.ts';
import { readProductsParam, readSavedCart } from './saved-cart.ts';
import type { ShopProduct } from './shop-product.ts';

/** Something the visitor must know about his cart, besides what a swap says. */
export type CartNote = 'unreadable' | 'unknown-products' | 'reduced' | 'not-reached';

export interface CartView extends CartState {
  /** False until the stored cart was read and its prices are here. */
  readonly ready: boolean;
  /** Everything the cart has seen: its lines, suggestions and what was just replaced. */
  readonly products: readonly ShopProduct[];
  readonly lastChange: CartChange | null;
  readonly note: CartNote | null;
}

export interface CartAnswer {
  readonly productIds: readonly number[];
  readonly upsellProductIds: readonly number[];
  readonly ignoredProductIds: readonly number[];
  readonly products: readonly ShopProduct[];
}

/** The browser around the cart. */
export interface CartSurroundings {
  read(): string | null;
  write(text: string): void;
  readParam(): string | null;
  writeParam(param: string): void;
  /** Prices and rules of these products, from the server. */
  ask(productIds: readonly number[]): Promise<Result<CartAnswer>>;
}

export interface CartStore {
  view(): CartView;
  subscribe(listener: () => void): () => void;
  /** Reads the cart once: the products parameter, else what is stored. Later calls only look for a new parameter. */
  start(): Promise<void>;
  /** Another tab wrote to the storage. */
  follow(text: string | null): Promise<void>;
  /** `quietly` leaves the panel as it is. */
  add(productIds: readonly number[], options?: { quietly: boolean }): Promise<void>;
  remove(productId: number): Promise<void>;
  undo(): void;
  open(): void;
  /** The note was told. */
  forgetNote(): void;
  close(): void;
}

export const emptyView: CartView = {
  ...emptyCart([]),
  ready: false,
  products: [],
  lastChange: null,
  note: null,
};

/** The visitor's cart: the rules of the domain over what the browser stores. One change after the other. */
export const createCartStore = (around: CartSurroundings): CartStore => {
  let view = emptyView;
  let seededFrom: string | null | undefined;
  let queue: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<CartView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  const keep = (): void => {
    around.write(JSON.stringify(view.productIds));
    if (around.readParam() === null) return;
    seededFrom = toProductsParam(view.productIds);
    around.writeParam(seededFrom);
  };

  const learn = (products: readonly ShopProduct[]): readonly ShopProduct[] => {
    const known = new Map(view.products.map((product) => [product.id, product]));
    for (const product of products) known.set(product.id, product);
    return [...known.values()];
  };

  /** Makes the cart hold these products, as far as they are still sold. False when the server was not reached. */
  const fill = async (ids: readonly number[], note: CartNote | null): Promise<boolean> => {
    if (ids.length === 0) {
      set({ ...emptyCart([]), isOpen: view.isOpen, ready: true, lastChange: null, note });
      return true;
    }
    const answer = await around.ask(ids);
    if (!answer.ok) {
      set({ note: 'not-reached' });
      return false;
    }
    const { productIds, upsellProductIds, ignoredProductIds } = answer.value;
    const products = learn(answer.value.products);
    const sold = ids.filter((id) => !ignoredProductIds.includes(id));
    const reduced = sold.some((id) => !productIds.includes(id));
    const { isOpen } = view;
    set({
      ...cartOf(productIds, products, upsellProductIds),
      isOpen,
      ready: true,
      products,
      lastChange: null,
      note: note ?? (ignoredProductIds.length > 0 ? 'unknown-products' : reduced ? 'reduced' : null),
    });
    return true;
  };

  const seed = async (): Promise<void> => {
    const param = around.readParam();
    if (param !== null && param !== seededFrom) {
      const { ids, strange } = readProductsParam(param);
      if (await fill(ids, strange ? 'unknown-products' : null)) keep();
      seededFrom = around.readParam();
      return;
    }
    if (view.ready) return;
    const stored = readSavedCart(around.read());
    if (await fill(stored ?? [], stored === null ? 'unreadable' : null)) keep();
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work, work);
    return queue;
  };

  const change = async (
    changes: { add?: readonly number[]; remove?: readonly number[] },
    quietly: boolean,
  ): Promise<void> => {
    if (!view.ready) await seed();
    const unknown = (changes.add ?? []).filter((id) => !view.products.some((product) => product.id === id));
    const answer = unknown.length > 0 ? await around.ask(unknown) : ok(null);
    if (!answer.ok || !view.ready) {
      set({ note: 'not-reached', isOpen: true });
      return;
    }
    const products = learn(answer.value?.products ?? []);
    const sold = (id: number) => products.some((product) => product.id === id);
    // An empty cart was never asked about, so its suggestions arrive with the first product.
    const upsellProductIds =
      view.productIds.length === 0 && answer.value ? answer.value.upsellProductIds : view.upsellProductIds;
    const done = changeCart(
      { ...view, upsellProductIds },
      { add: changes.add?.filter(sold), remove: changes.remove?.filter(sold) },
      products,
    );
    set({
      ...done.state,
      isOpen: quietly ? view.isOpen : done.state.isOpen || (changes.add ?? []).length > 0,
      products,
      lastChange: done.change.type === null ? view.lastChange : done.change,
      note: !unknown.every(sold) ? 'unknown-products' : view.note === 'not-reached' ? null : view.note,
    });
    keep();
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => inTurn(seed),
    follow: (text) =>
      inTurn(async () => {
        const stored = readSavedCart(text);
        if (stored === null || toProductsParam(stored) === toProductsParam(view.productIds)) return;
        await fill(stored, null);
      }),
    add: (productIds, { quietly } = { quietly: false }) => inTurn(() => change({ add: productIds }, quietly)),
    remove: (productId) => inTurn(() => change({ remove: [productId] }, true)),
    undo: () => {
      if (!view.undoTo) return;
      set({ ...undoCartChange(view), lastChange: null });
      keep();
    },
    open: () => set(openCart(view)),
    forgetNote: () => set({ note: null }),
    close: () => set({ ...closeCart(view), note: null }),
  };
};
