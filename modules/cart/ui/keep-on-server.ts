import { readSavedCart } from './cart-storage.ts';
import { KeepCartDocument } from './keep-cart.generated.ts';

/** Changes that follow each other closely are sent as one. */
const SETTLED_MS = 1_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tells the server what is in the cart now, when it has stayed the same for a second. It may fail: the browser's cart counts. */
export const keepOnServer = (cart: string): void => {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const productIds = readSavedCart(cart);
    if (productIds === null) return;
    const { runMutation } = await import('#client/graphql/client.ts');
    await runMutation(KeepCartDocument, { productIds });
  }, SETTLED_MS);
};
