import { fail, ok } from '#kernel/result.ts';
import { type CartChange, cartOf } from '#modules/cart/domain/index.ts';
import { createCartStore } from '#modules/cart/ui/cart-store.ts';
import type { CartSurroundings, ChangeCause } from '#modules/cart/ui/cart-surroundings.ts';
import type { CartNote } from '#modules/cart/ui/cart-view.ts';
import { bundles } from '#modules/catalogue/data/plans.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { expandBundles } from '#modules/catalogue/domain/plan.ts';
import type { Product } from '#modules/catalogue/domain/product.ts';

/** Pretends that sexual-health drugs are offered, to test the cart rules with two specialties. */
const isSoldHere = ({ userSelectable, specialtyProductCollection }: Product): boolean =>
  userSelectable || specialtyProductCollection === 'sexual_health';

const sold = catalogueProducts
  .filter(isSoldHere)
  .map((product) => ({ ...product, userSelectable: true, unavailableStates: [] }));

export interface CartBrowser {
  stored: string | null;
  extras: string | null;
  param: string | null;
  offline: boolean;
  /** The last order as the server knows it, and as this browser knows it. */
  ordered: { productIds: number[]; at: string } | null;
  heardOf: string | null;
  /** The product lists that the server was asked to preview. */
  asked: number[][];
  /** The query parameters of reloads. */
  reloads: string[];
  leftNote: CartNote | null;
  tracked: { change: CartChange; cause: ChangeCause }[];
  viewed: number[][];
}

/** A browser with a cart, and a server that answers from the catalog. `loadPage` simulates a page load. */
export const cartBrowser = (given: Partial<CartBrowser> = {}) => {
  const state: CartBrowser = {
    stored: null,
    extras: null,
    param: null,
    offline: false,
    ordered: null,
    heardOf: null,
    asked: [],
    reloads: [],
    leftNote: null,
    tracked: [],
    viewed: [],
    ...given,
  };
  const around: CartSurroundings = {
    read: () => ({ cart: state.stored, extras: state.extras }),
    write: ({ cart, extras }) => {
      state.stored = cart;
      state.extras = extras;
    },
    readParam: () => state.param,
    writeParam: (param) => {
      state.param = param;
    },
    reload: (param, note) => {
      state.reloads.push(param);
      state.param = param;
      state.leftNote = note;
    },
    takeNote: () => {
      const note = state.leftNote;
      state.leftNote = null;
      return note;
    },
    hearOfOrder: (at) => {
      const isNews = state.heardOf !== at;
      state.heardOf = at;
      return isNews;
    },
    ask: async (ids, upsells) => {
      state.asked.push([...ids]);
      if (state.offline) return fail('TEMPORARILY_UNAVAILABLE', 'No connection.');
      const isSold = (id: number) => sold.some((product) => product.id === id);
      const asked = expandBundles(ids, bundles);
      const notOffered = catalogueProducts
        .filter(({ id, drugType }) => asked.includes(id) && drugType === 'custom_rx_anti_aging')
        .map(({ title }) => `${title} is not offered yet.`);
      const requestedProductIds = asked.filter(isSold);
      const { productIds, upsellProductIds } = cartOf(requestedProductIds, sold, upsells?.filter(isSold));
      return ok({
        productIds,
        requestedProductIds,
        notOffered,
        ordered: state.ordered,
        upsellProductIds,
        ignoredProductIds: [...asked, ...(upsells ?? [])].filter((id) => !isSold(id)),
        products: sold.filter(({ id }) =>
          [...asked, ...upsellProductIds, 239, 313, 323, 333, 343].includes(id),
        ),
      });
    },
    onCartChange: (change, cause) => state.tracked.push({ change, cause }),
    onCartView: (inCart) => state.viewed.push(inCart.map(({ id }) => id)),
  };
  return { state, loadPage: () => createCartStore(around) };
};
