import { cadenceField, track } from '#modules/analytics/ui.ts';
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

/** The cadence change, if the only difference is another cadence of the same drug. */
const newCadence = (
  {
    productsAdded,
    productsRemoved,
  }: { productsAdded: readonly number[]; productsRemoved: readonly number[] },
  products: readonly ShopProduct[],
): ShopProduct | undefined => {
  const find = (id: number | undefined) => products.find((product) => product.id === id);
  if (productsAdded.length !== 1 || productsRemoved.length !== 1) return undefined;
  const [added, removed] = [find(productsAdded[0]), find(productsRemoved[0])];
  const isSame = added?.drugType === removed?.drugType && added?.displayedName === removed?.displayedName;
  return isSame && added?.supplyInDays !== removed?.supplyInDays ? added : undefined;
};

/** Sends the analytics events for a change of the cart. */
export const trackCartChange = (
  change: CartChange,
  cause: ChangeCause,
  products: readonly ShopProduct[],
): void => {
  const record = changeRecord(change, window.location.pathname);
  if (!record) return;
  track('cart products changed', record);
  if (cause === 'undo') return;
  const rhythm = newCadence(record, products);
  if (cause === 'clear') track('cart cleared', basket(record.productsRemoved, products));
  else if (record.type === 'remove') track('remove from cart', basket(record.productsRemoved, products));
  else if (rhythm)
    track('cart cadence changed', { productId: rhythm.id, ...cadenceField(rhythm.supplyInDays) });
  else track('add to cart', basket(record.productsAdded, products));
  if (cause === 'upsell') track('added to cart from upsell', basket(record.productsAdded, products));
};

/** Sends that the panel was opened or closed, or that the visitor went to checkout, with the cart's contents. */
export const trackCart = (
  name: 'cart opened' | 'cart closed' | 'cart checkout clicked',
  {
    productIds,
    products,
  }: { readonly productIds: readonly number[]; readonly products: readonly ShopProduct[] },
): void => track(name, basket(productIds, products));

/** Sends that somebody viewed their cart, unless it is empty. */
export const trackCartView = (inCart: readonly ShopProduct[]): void => {
  if (inCart.length > 0)
    track(
      'view in cart',
      basket(
        inCart.map(({ id }) => id),
        inCart,
      ),
    );
};
