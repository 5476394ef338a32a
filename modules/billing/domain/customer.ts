import type { Product } from '#modules/catalogue/index.ts';

/** A customer's subscription: whether it may still charge, and its products (undefined: no longer sold). */
export interface Holding {
  readonly isLive: boolean;
  /** False when nothing was ever delivered: refused, or never paid. */
  readonly hasStarted: boolean;
  readonly products: readonly (Pick<Product, 'id' | 'serviceLine' | 'supplyInDays'> | undefined)[];
}

const THREE_MONTHS_DAYS = 90;

/** Whether all active products are for sexual health (S6.3). False without active products. */
export const isSexualHealthOnly = (holdings: readonly Holding[]): boolean => {
  const active = holdings.filter(({ isLive }) => isLive).flatMap(({ products }) => products);
  return (
    active.length > 0 &&
    active.every(
      (product) =>
        product?.serviceLine === 'erectile_dysfunction' || product?.serviceLine === 'premature_ejaculation',
    )
  );
};

/**
 * Ids to order again for a customer who has no active subscription and whose latest one had only 3-month products; null
 * for all others (S6.4). The specification does not say what they qualify for. Here they may order the same products
 * again in one step, unless a clinician refused them, and get an offer that lowers more than one package
 * (docs/decisions/win-back-offers.md). `holdings` are newest first.
 */
export const productsToReorder = (holdings: readonly Holding[]): readonly number[] | null => {
  const [latest] = holdings;
  if (!latest?.hasStarted || latest.products.length === 0 || holdings.some(({ isLive }) => isLive))
    return null;
  const ids = latest.products.flatMap((product) =>
    product?.supplyInDays === THREE_MONTHS_DAYS ? product.id : [],
  );
  return ids.length === latest.products.length ? ids : null;
};
