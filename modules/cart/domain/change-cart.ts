import { type CartChange, describeChange } from './cart-change.ts';
import type { CartProduct } from './cart-product.ts';
import { type CartState, contentsOf } from './cart-state.ts';
import { inConflict, needOtherSpecialty } from './conflicts.ts';
import { sortForCart } from './default-upsells.ts';
import { productFinder } from './product-finder.ts';

/**
 * Removes products, then adds products one by one (S4.8):
 * - a product that is already in the cart is ignored, and so is removing one that is not in it;
 * - a product in conflict with others replaces them, and they go to the upsell list (swap);
 * - a prescription product replaces the whole cart when the cart holds prescriptions of the other specialty
 * (swap_specialty). Over-the-counter products alone do not cause it. (A literal reading; unsure.)
 * A change without effect returns the same state. Throws on ids that the products data does not contain.
 */
export const changeCart = (
  state: CartState,
  { add = [], remove = [] }: { add?: readonly number[]; remove?: readonly number[] },
  products: readonly CartProduct[],
): { state: CartState; change: CartChange } => {
  const find = productFinder(products);
  const before = state.productIds.map(find);
  const takenOut = new Set(remove.map(find));
  const remaining = before.filter((product) => !takenOut.has(product));
  const newcomers = [...new Set(add.map(find))].filter((product) => !remaining.includes(product));

  const added = addAll(newcomers, remaining);
  const after = sortForCart(added.cart);
  const change = describeChange({ before, after, takenOut, ...added });
  if (change.type === null) return { state, change };

  const productIds = after.map(({ id }) => id);
  const suggested = new Set([...state.upsellProductIds, ...added.inConflict.map(({ id }) => id)]);
  return {
    change,
    state: {
      productIds,
      upsellProductIds: [...suggested].filter((id) => !productIds.includes(id)),
      hadIneligiblePrescriptions: state.hadIneligiblePrescriptions || change.hadIneligiblePrescriptions,
      isOpen: state.isOpen || change.addedProductIds.length > 0,
      notices: noticesAfter(state, change, productIds.length === 0),
      undoTo: contentsOf(state),
    },
  };
};

interface CartWithAdditions {
  readonly cart: readonly CartProduct[];
  /** Replaced by a product they conflict with. */
  readonly inConflict: readonly CartProduct[];
  /** Replaced by a prescription of the other specialty. */
  readonly ofOtherSpecialty: readonly CartProduct[];
}

const addAll = (newcomers: readonly CartProduct[], remaining: readonly CartProduct[]): CartWithAdditions =>
  newcomers.reduce<CartWithAdditions>((added, product) => addProduct(product, added), {
    cart: remaining,
    inConflict: [],
    ofOtherSpecialty: [],
  });

const addProduct = (product: CartProduct, { cart, ...gone }: CartWithAdditions): CartWithAdditions => {
  if (cart.some((other) => needOtherSpecialty(product, other)))
    return { ...gone, cart: [product], ofOtherSpecialty: [...gone.ofOtherSpecialty, ...cart] };
  const givingWay = cart.filter((other) => inConflict(product, other));
  return {
    ...gone,
    cart: [...cart.filter((other) => !givingWay.includes(other)), product],
    inConflict: [...gone.inConflict, ...givingWay],
  };
};

/** Notices stay until the panel closes or the last item is removed; `drugTypesChanged` refers to the last swap. */
const noticesAfter = ({ notices }: CartState, change: CartChange, isEmpty: boolean): CartState['notices'] => {
  if (isEmpty) return { conflict: false, specialtySwap: false, drugTypesChanged: false };
  const swapped = change.type === 'swap' || change.type === 'swap_specialty';
  return {
    conflict: notices.conflict || change.type === 'swap',
    specialtySwap: notices.specialtySwap || change.type === 'swap_specialty',
    drugTypesChanged: swapped ? change.drugTypesChanged : notices.drugTypesChanged,
  };
};
