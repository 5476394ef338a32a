import { definePort } from '#server/scope.ts';

export interface CartService {
  /** Product ids of the cart that a person, or a visitor under his lead id, keeps with us; null when he never did. */
  kept(ownerId: string): Promise<readonly number[] | null>;
}

export const cartPort = definePort<CartService>('cart');
