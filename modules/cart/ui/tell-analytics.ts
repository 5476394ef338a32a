import { track } from '#modules/analytics/ui.ts';
import { type CartChange, cartTotal, changeRecord, lookUpSpecialties } from '../domain/index.ts';
import type { ChangeCause } from './cart-surroundings.ts';
import type { ShopProduct } from './shop-product.ts';

/** Ids, price and specialties of some products of the cart, as cart events hold them. */
const basket = (productIds: readonly number[], products: readonly ShopProduct[]) => {
  const specialties = lookUpSpecialties(productIds, products);
  return {
    productIds,
    value: cartTotal(productIds, products),
    ...(specialties.ok && { specialties: specialties.value }),
  };
};

/** Hands a change of the cart to analytics: the record of it, and the events that it amounts to. */
export const tellCartChange = (
  change: CartChange,
  cause: ChangeCause,
  products: readonly ShopProduct[],
): void => {
  const record = changeRecord(change, window.location.pathname);
  if (!record) return;
  track('cart products changed', record);
  if (cause === 'undo') return;
  if (cause === 'clear') track('cart cleared', basket(record.productsRemoved, products));
  else if (record.type === 'remove') track('remove from cart', basket(record.productsRemoved, products));
  else track('add to cart', basket(record.productsAdded, products));
  if (cause === 'upsell') track('added to cart from upsell', basket(record.productsAdded, products));
};

/** Tells that somebody looked into his cart; an empty one is not told of. */
export const tellCartView = (held: readonly ShopProduct[]): void => {
  if (held.length > 0)
    track(
      'view in cart',
      basket(
        held.map(({ id }) => id),
        held,
      ),
    );
};
