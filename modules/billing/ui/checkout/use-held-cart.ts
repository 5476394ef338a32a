import { useEffect } from 'react';

/**
 * The cart comes from the products parameter and is written back to local storage (S3.33): the cart of this
 * host holds what is being ordered, until it is. `products` is a list of ids; null while it is not to be held.
 */
export const useHeldCart = (products: string | null): void => {
  useEffect(() => {
    if (products === null) return;
    let isCurrent = true;
    // In a file of its own, so that it costs checkout nothing.
    void import('#modules/cart/ui.ts')
      .then(({ holdInCart }) => {
        if (isCurrent) holdInCart(products.split(',').map(Number));
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [products]);
};
