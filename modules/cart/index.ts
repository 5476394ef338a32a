import { definePort } from '#server/scope.ts';
import { type CartProduct, cartOf } from './domain/index.ts';

export { type CartDiscounts, cartDiscountsPort } from './discounts-port.ts';
export { readProductsParam } from './domain/index.ts';
export { productPagesPort } from './product-pages-port.ts';
export { type TakenTherapies, type TakenTherapy, takenTherapiesPort } from './taken-therapies-port.ts';

/** The ordered products, with the patient and lead id. */
export interface CartOrder {
  readonly userId: string;
  readonly leadId: string | null;
  readonly productIds: readonly number[];
  readonly at: Date;
}

export interface CartService {
  /** Product ids of the cart that is saved for a patient, or for a visitor by lead id; null when none was saved. */
  saved(ownerId: string): Promise<readonly number[] | null>;
  /** Empties the carts that the order came from, unless they were changed after it. */
  emptyOrdered(order: CartOrder): Promise<void>;
}

export const cartPort = definePort<CartService>('cart');

/** The cart that these products make, by the rules of the cart and in its order. */
export const consistentCart = <P extends CartProduct>(products: readonly P[]): P[] => {
  const { productIds } = cartOf(
    products.map(({ id }) => id),
    products,
  );
  return productIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
