import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { preloadOverlays } from '#client/ui/overlay.tsx';
import { toast } from '#client/ui/toast.tsx';
import { browserCart } from './browser-cart.ts';
import { noteWords } from './cart-notes.ts';
import { type CartView, emptyView } from './cart-store.ts';
import { CART_KEY } from './saved-cart.ts';

export interface Cart extends CartView {
  has(productId: number): boolean;
  /** Adds and opens the panel; `quietly` leaves the panel as it is. */
  add(productIds: readonly number[], options?: { quietly: boolean }): Promise<void>;
  remove(productId: number): Promise<void>;
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
      add: browserCart.add,
      remove: browserCart.remove,
      undo: browserCart.undo,
      open: browserCart.open,
      close: browserCart.close,
    }),
    [view],
  );
};

/** Starts the cart on a page, keeps it in step with other tabs, and tells what was tidied up. */
export const CartProvider = ({ children }: { readonly children: ReactNode }) => {
  const { note, isOpen } = useCart();

  useEffect(() => {
    void browserCart.start();
    const onStorage = (event: StorageEvent) => {
      if (event.key === CART_KEY) void browserCart.follow(event.newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  // Said once; the panel says it itself while it is open. Without a connection it stays until that works again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing the panel is no news
  useEffect(() => {
    if (!note || isOpen) return;
    toast(noteWords[note], { tone: 'info' });
    if (note !== 'not-reached') browserCart.forgetNote();
  }, [note]);

  useEffect(() => {
    const prepare = window.setTimeout(preloadOverlays, 2500);
    return () => window.clearTimeout(prepare);
  }, []);

  return children;
};
