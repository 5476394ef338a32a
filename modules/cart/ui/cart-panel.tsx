import { lazy, Suspense } from 'react';
import { Drawer } from '#client/ui/overlay.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useCart } from './use-cart.tsx';

const load = () => import('./cart-contents.tsx');
const CartLines = lazy(() => load().then((module) => ({ default: module.CartLines })));
const CartFooter = lazy(() => load().then((module) => ({ default: module.CartFooter })));

/** The cart that slides in. Its contents are fetched when it opens for the first time. */
export const CartPanel = () => {
  const { isOpen, close, productIds } = useCart();
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
