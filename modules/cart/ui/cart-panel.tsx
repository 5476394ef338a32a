import { lazy, Suspense, useEffect, useRef } from 'react';
import { Drawer } from '#client/ui/overlay.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CART_BUTTON_ID } from './cart-button.tsx';
import { trackCart } from './track-cart.ts';
import { useCart } from './use-cart.tsx';

const load = () => import('./cart-contents.tsx');
const CartLines = lazy(() => load().then((module) => ({ default: module.CartLines })));
const CartFooter = lazy(() => load().then((module) => ({ default: module.CartFooter })));

const PAUSE_MS = 100;
/** Longer than the panel's exit transition on a slow device. */
const MOST_PAUSES = 20;

interface CartPanelProps {
  /** Path of the next step; the products parameter is added to it. */
  readonly continueTo?: string;
}

/** The cart panel. Its contents are loaded when it opens for the first time. */
export const CartPanel = ({ continueTo = '/checkout' }: CartPanelProps) => {
  const { isOpen, close, productIds, products } = useCart();
  const wasOpen = useRef(false);

  const tracked = useRef(false);
  useEffect(() => {
    if (tracked.current === isOpen) return;
    tracked.current = isOpen;
    trackCart(isOpen ? 'cart opened' : 'cart closed', { productIds, products });
  }, [isOpen, productIds, products]);

  // The button that opened the panel is often removed by now (“Add” became “In your cart”), and the focus lost.
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closed) return;
    let pauses = 0;
    const afterSliding = window.setInterval(() => {
      pauses += 1;
      const isLost = document.activeElement === document.body;
      if (isLost) document.getElementById(CART_BUTTON_ID)?.focus();
      if (isLost || pauses === MOST_PAUSES) window.clearInterval(afterSliding);
    }, PAUSE_MS);
    return () => window.clearInterval(afterSliding);
  }, [isOpen]);

  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Your cart"
      footer={
        productIds.length > 0 ? (
          <Suspense>
            <CartFooter continueTo={continueTo} />
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
