import { useEffect } from 'react';

/**
 * Writes the cart of the products parameter back to local storage (S3.33): the cart of this host contains the
 * products until they are ordered. `products` is a list of ids; null while they are not to be saved.
 */
export const useCartSync = (products: string | null): void => {
  useEffect(() => {
    if (products === null) return;
    let isCurrent = true;
    // Loaded separately, to keep the checkout small.
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
