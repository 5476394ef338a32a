import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { preloadOverlays } from '#client/ui/overlay.tsx';
import { toast } from '#client/ui/toast.tsx';
import { browserCart } from './browser-cart.ts';
import { noteTextOf } from './cart-notes.ts';
import type { AddOptions } from './cart-store.ts';
import { type CartView, emptyView } from './cart-view.ts';
import { forgetPlan } from './plans/chosen-plan.ts';
import { CART_KEY } from './saved-cart.ts';

export interface Cart extends CartView {
  has(productId: number): boolean;
  /** The ids it holds, once it was read: for what is pressed before it is `ready`. Null when it could not be read. */
  held(): Promise<readonly number[] | null>;
  /** Adds and opens the panel; `quietly` leaves the panel as it is. */
  add(productIds: readonly number[], options?: AddOptions): Promise<void>;
  remove(productId: number): Promise<void>;
  /** Takes everything out; can be undone. */
  clear(): Promise<void>;
  undo(): void;
  open(): void;
  close(): void;
}

/** The visitor's cart. Empty and not `ready` on the server and while the page hydrates. */
export const useCart = (): Cart => {
  const view = useSyncExternalStore(browserCart.subscribe, browserCart.view, () => emptyView);
  return useMemo(
    () => ({
      ...view,
      has: (productId: number) => view.productIds.includes(productId),
      held: browserCart.held,
      add: browserCart.add,
      remove: browserCart.remove,
      clear: browserCart.clear,
      undo: browserCart.undo,
      open: browserCart.open,
      close: browserCart.close,
    }),
    [view],
  );
};

/**
 * Checkout took these from its address: the cart of this host holds them from now on, so that a visitor who came from
 * the other host finds them in the shop. Only in the browser.
 */
export const holdInCart = (productIds: readonly number[]): void => browserCart.hold(productIds);

/** What the cart held was ordered: nothing is left of it, also nothing to undo. Only in the browser. */
export const clearOrderedCart = (): void => {
  browserCart.forget();
  forgetPlan();
};

/** Starts the cart on a page, keeps it in step with other tabs, and tells what was tidied up. */
export const CartProvider = ({ children }: { readonly children: ReactNode }) => {
  const cart = useCart();
  const { note, isOpen } = cart;

  useEffect(() => {
    void browserCart.start();
    // Without a key everything was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CART_KEY || key === null) void browserCart.follow();
    };
    // Back by the browser's button: the page may return as it was left, while the cart went on elsewhere.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void browserCart.comeBack();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  // Said once; the panel says it itself while it is open. Without a connection it stays until that works again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing the panel is no news
  useEffect(() => {
    const text = noteTextOf(cart);
    if (!note || !text || isOpen) return;
    toast(text, { tone: 'info' });
    if (note !== 'not-reached') browserCart.forgetNote();
  }, [note]);

  useEffect(() => {
    const prepare = window.setTimeout(preloadOverlays, 2500);
    return () => window.clearTimeout(prepare);
  }, []);

  return children;
};
