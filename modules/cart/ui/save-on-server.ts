import { readSavedCart } from './cart-storage.ts';
import { SaveCartDocument } from './save-cart.generated.ts';

/** Milliseconds in which several changes are sent as one. */
const SETTLED_MS = 1_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Sends the cart to the server when it has not changed for a second. A failure is ignored: the browser's cart is authoritative. */
export const saveOnServer = (cart: string): void => {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const productIds = readSavedCart(cart);
    if (productIds === null) return;
    const { runMutation } = await import('#client/graphql/client.ts');
    await runMutation(SaveCartDocument, { productIds });
  }, SETTLED_MS);
};
