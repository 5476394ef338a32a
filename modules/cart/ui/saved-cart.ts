/** Local storage key of the cart (specification section 3: a list of product ids). */
export const CART_KEY = 'thicket.cart';

/** No cart is longer; what is longer was not written by us. */
const MAX_PRODUCTS = 50;

const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

/** The ids of a stored cart, each once. Null for what we did not write: no list, too long, or not ids. */
export const readSavedCart = (text: string | null): number[] | null => {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length > MAX_PRODUCTS || !value.every(isProductId)) return null;
    return [...new Set(value)];
  } catch {
    return null;
  }
};

/** The ids of the `products` query parameter; `strange` tells that some of it was not an id. */
export const readProductsParam = (param: string): { ids: number[]; strange: boolean } => {
  const parts = param
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ids = parts
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number)
    .filter(isProductId);
  const few = [...new Set(ids)].slice(0, MAX_PRODUCTS);
  return { ids: few, strange: few.length < new Set(parts).size };
};
