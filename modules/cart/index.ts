import { definePort } from '#server/scope.ts';
import { type CartProduct, cartOf } from './domain/index.ts';

export { readProductsParam } from './domain/index.ts';
export { cartEvents } from './events.ts';

export interface CartService {
  /** Product ids of the cart that a person, or a visitor under his lead id, keeps with us; null when he never did. */
  kept(ownerId: string): Promise<readonly number[] | null>;
}

export const cartPort = definePort<CartService>('cart');

/** What a cart would hold of these products, by the rules of the cart and in its order. */
export const consistentCart = <P extends CartProduct>(products: readonly P[]): P[] => {
  const { productIds } = cartOf(
    products.map(({ id }) => id),
    products,
  );
  return productIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
