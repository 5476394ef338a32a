import { MAX_PRODUCTS } from '../domain/index.ts';

/** Local storage key of the cart, a list of product ids (S3.33, S3.61). */
export const CART_KEY = 'thicket.cart';
/** Local storage key of the upsell list and of whether prescriptions were removed. */
export const EXTRAS_KEY = 'thicket.cart-extras';

/** The stored texts; null where nothing is stored. */
export interface SavedTexts {
  readonly cart: string | null;
  readonly extras: string | null;
}

export interface SavedExtras {
  readonly upsellProductIds: readonly number[];
  readonly hadIneligiblePrescriptions: boolean;
}

const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

/** A list of product ids, each once; null for anything else. */
export const readSavedIds = (value: unknown): number[] | null =>
  Array.isArray(value) && value.length <= MAX_PRODUCTS && value.every(isProductId)
    ? [...new Set(value)]
    : null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The ids of a stored cart, each once. Null for anything this code did not write: no list, too long, or not ids. */
export const readSavedCart = (text: string | null): number[] | null =>
  text === null ? [] : readSavedIds(parse(text));

/** Null when there is none or it is not valid: suggestions then start from their defaults. */
export const readSavedExtras = (text: string | null): SavedExtras | null => {
  const value = text === null ? undefined : parse(text);
  if (typeof value !== 'object' || value === null || !('upsellProductIds' in value)) return null;
  const upsellProductIds = readSavedIds(value.upsellProductIds);
  return (
    upsellProductIds && {
      upsellProductIds,
      hadIneligiblePrescriptions:
        'hadIneligiblePrescriptions' in value && value.hadIneligiblePrescriptions === true,
    }
  );
};
