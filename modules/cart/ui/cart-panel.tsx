import { lazy, Suspense, useEffect, useRef } from 'react';
import { Drawer } from '#client/ui/overlay.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CART_BUTTON_ID } from './cart-button.tsx';
import { useCart } from './use-cart.tsx';

const load = () => import('./cart-contents.tsx');
const CartLines = lazy(() => load().then((module) => ({ default: module.CartLines })));
const CartFooter = lazy(() => load().then((module) => ({ default: module.CartFooter })));

const AFTER_CLOSING_MS = 350;

/** The cart that slides in. Its contents are fetched when it opens for the first time. */
export const CartPanel = () => {
  const { isOpen, close, productIds } = useCart();
  const wasOpen = useRef(false);

  // The button that opened the panel is often gone by now (“Add” became “In your cart”), and the focus with it.
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closed) return;
    const afterSliding = window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(CART_BUTTON_ID)?.focus();
    }, AFTER_CLOSING_MS);
    return () => window.clearTimeout(afterSliding);
  }, [isOpen]);

  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Your cart"
      footer={
        productIds.length > 0 ? (
          <Suspense>
            <CartFooter />
          </Suspense>
        ) : undefined
      }
    >
      <Suspense fallback={<Skeleton label="Loading your cart" shape="card" count={2} />}>
        <CartLines />
      </Suspense>
    </Drawer>
  );
};
