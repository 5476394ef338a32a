import { ok } from '#kernel/result.ts';
import { CartProductsDocument } from './cart-products.generated.ts';
import { CART_KEY, EXTRAS_KEY } from './cart-storage.ts';
import { createCartStore } from './cart-store.ts';
import type { CartSurroundings } from './cart-surroundings.ts';
import { isCartNote } from './cart-view.ts';
import { saveOnServer } from './save-on-server.ts';
import { readProducts } from './shop-product.ts';
import { trackCartChange, trackCartView } from './track-cart.ts';

const PARAM = 'products';
/** Local storage key of the time of the last order that this browser knows. */
const ORDER_KEY = 'thicket.cart-ordered';
/** Session storage key of the message that the next page shows. */
const NOTE_KEY = 'thicket.cart-note';

/** Storage may be blocked or full: the cart then lasts as long as the page. */
const tolerant = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const store = (key: string, text: string | null): void =>
  text === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, text);

const withParam = (param: string): string => {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAM, param);
  return url.href.replaceAll('%2C', ',');
};

const surroundings: CartSurroundings = {
  read: () =>
    tolerant(
      () => ({
        cart: window.localStorage.getItem(CART_KEY),
        extras: window.localStorage.getItem(EXTRAS_KEY),
      }),
      { cart: null, extras: null },
    ),
  write: ({ cart, extras }) =>
    tolerant(() => {
      if (cart !== null && window.localStorage.getItem(CART_KEY) !== cart) saveOnServer(cart);
      // Other tabs react to the list itself, so the rest is written first.
      store(EXTRAS_KEY, extras);
      store(CART_KEY, cart);
    }, undefined),
  readParam: () => new URLSearchParams(window.location.search).get(PARAM),
  writeParam: (param) => window.history.replaceState(window.history.state, '', withParam(param)),
  reload: (param, note) => {
    tolerant(() => window.sessionStorage.setItem(NOTE_KEY, note), undefined);
    window.location.replace(withParam(param));
  },
  takeNote: () =>
    tolerant(() => {
      const note = window.sessionStorage.getItem(NOTE_KEY);
      window.sessionStorage.removeItem(NOTE_KEY);
      return isCartNote(note) ? note : null;
    }, null),
  hearOfOrder: (at) =>
    tolerant(() => {
      const isNews = window.localStorage.getItem(ORDER_KEY) !== at;
      if (isNews) window.localStorage.setItem(ORDER_KEY, at);
      return isNews;
    }, false),
  ask: async (productIds, upsellProductIds) => {
    // Loaded on first use: pages with an empty cart do not need it.
    const { runQuery } = await import('#client/graphql/client.ts');
    const answer = await runQuery(CartProductsDocument, { productIds, upsellProductIds });
    if (!answer.ok) return answer;
    const { cartPreview, orderedCart: ordered } = answer.value;
    const { products, notOffered, ...ids } = cartPreview;
    return ok({
      ...ids,
      notOffered: notOffered.map(({ message }) => message),
      products: readProducts(products),
      ordered,
    });
  },
  onCartChange: trackCartChange,
  onCartView: trackCartView,
};

/** The one cart of this page; on the server it is never started and stays empty. */
export const browserCart = createCartStore(surroundings);
