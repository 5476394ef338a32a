import { ok } from '#kernel/result.ts';
import { CartProductsDocument } from './cart-products.generated.ts';
import { type CartSurroundings, createCartStore } from './cart-store.ts';
import { keepOnServer } from './keep-on-server.ts';
import { CART_KEY } from './saved-cart.ts';
import { readProducts } from './shop-product.ts';

const PARAM = 'products';

/** Storage may be switched off or full: the cart then lives as long as the page. */
const tolerant = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const surroundings: CartSurroundings = {
  read: () => tolerant(() => window.localStorage.getItem(CART_KEY), null),
  write: (text) =>
    tolerant(() => {
      if (window.localStorage.getItem(CART_KEY) !== text) keepOnServer(text);
      window.localStorage.setItem(CART_KEY, text);
    }, undefined),
  readParam: () => new URLSearchParams(window.location.search).get(PARAM),
  writeParam: (param) => {
    const url = new URL(window.location.href);
    url.searchParams.set(PARAM, param);
    window.history.replaceState(window.history.state, '', url.href.replaceAll('%2C', ','));
  },
  ask: async (productIds) => {
    // Fetched when it is needed first: pages with an empty cart do without it.
    const { runQuery } = await import('#client/graphql/client.ts');
    const answer = await runQuery(CartProductsDocument, { productIds });
    if (!answer.ok) return answer;
    const { products, ...ids } = answer.value.cartPreview;
    return ok({ ...ids, products: readProducts(products) });
  },
};

/** The one cart of this page; on the server it is never started and stays empty. */
export const browserCart = createCartStore(surroundings);
