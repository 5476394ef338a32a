import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { preloadOverlays } from '#client/ui/overlay.tsx';
import { toast } from '#client/ui/toast.tsx';
import { browserCart } from './browser-cart.ts';
import { cartNoticeOf } from './cart-notices.ts';
import { CART_KEY } from './cart-storage.ts';
import type { AddOptions } from './cart-store.ts';
import { type CartView, emptyView } from './cart-view.ts';
import { TakenProvider } from './taken/taken.tsx';

export interface Cart extends CartView {
  has(productId: number): boolean;
  /** The ids once the cart was read, for actions before it is `ready`. Null when it could not be read. */
  loadedIds(): Promise<readonly number[] | null>;
  /** Adds and opens the panel; with `quietly` the panel does not open. */
  add(productIds: readonly number[], options?: AddOptions): Promise<void>;
  /** `together`: leave with it, in one change. */
  remove(productId: number, together?: readonly number[]): Promise<void>;
  /** Removes everything; can be undone. */
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
      loadedIds: browserCart.loadedIds,
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
 * Checkout read these products from its address. This host's cart holds them from now on, so that a visitor who came from
 * the other host finds them in the shop. Only in the browser.
 */
export const holdInCart = (productIds: readonly number[]): void => browserCart.hold(productIds);

/** Starts the cart on a page, keeps it in sync with other tabs, and shows what was corrected. */
export const CartProvider = ({ children }: { readonly children: ReactNode }) => {
  const cart = useCart();
  const { note, isOpen } = cart;

  useEffect(() => {
    void browserCart.start();
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CART_KEY || key === null) void browserCart.follow();
    };
    // After the browser's Back button the page may be restored as it was left, while the cart changed elsewhere.
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

  // Shown once; while the panel is open it shows the message itself. Without a connection the message stays until it returns.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing the panel must not repeat it
  useEffect(() => {
    const text = cartNoticeOf(cart);
    if (!note || !text || isOpen) return;
    toast(text, { tone: 'info' });
    if (note !== 'not-reached') browserCart.forgetNote();
  }, [note]);

  useEffect(() => {
    const prepare = window.setTimeout(preloadOverlays, 2500);
    return () => window.clearTimeout(prepare);
  }, []);

  return <TakenProvider>{children}</TakenProvider>;
};
