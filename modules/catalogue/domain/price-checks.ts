import type { Cents } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import { cadenceMonths, type Product } from './product.ts';

type Priced = Pick<Product, 'id' | 'price' | 'supplyInDays' | 'displayedName' | 'listingId'>;

const perMonth = (product: Priced): number => product.price / cadenceMonths(product);

/** The same product at the next shorter cadence. */
const nextShorter = <P extends Priced>(product: P, products: readonly P[]): P | undefined =>
  products
    .filter(
      (other) =>
        other.listingId === product.listingId &&
        other.displayedName === product.displayedName &&
        other.supplyInDays > 0 &&
        other.supplyInDays < product.supplyInDays,
    )
    .toSorted((a, b) => a.supplyInDays - b.supplyInDays)
    .at(-1);

/** Pairs in which a longer cadence of the same product does not cost less per month. */
export const cadencePrices = <P extends Priced>(products: readonly P[]): { longer: P; shorter: P }[] =>
  products.flatMap((longer) => {
    const shorter = nextShorter(longer, products);
    return shorter && perMonth(longer) >= perMonth(shorter) ? [{ longer, shorter }] : [];
  });

const LOWEST_PRICE: Cents = 100;
const HIGHEST_PRICE: Cents = 500_000;

/** Why a price is invalid; undefined when it is valid. */
export const priceProblem = (price: number): string | undefined =>
  Number.isInteger(price) && price >= LOWEST_PRICE && price <= HIGHEST_PRICE
    ? undefined
    : `Enter a price from ${formatMoney(LOWEST_PRICE)} to ${formatMoney(HIGHEST_PRICE)}, such as $54.00.`;

const months = (product: Priced): string => `${cadenceMonths(product)} months`;

/**
 * Warnings about new prices that may still be intended: a longer cadence that is not cheaper per month, and a price
 * that changes by more than half. `before` are the products as sold now, `after` as they would be.
 */
export const priceWarnings = (before: readonly Priced[], after: readonly Priced[]): string[] => {
  const old = new Map(before.map((product) => [product.id, product.price]));
  const changed = after.filter((product) => product.price !== old.get(product.id));
  const steep = changed.flatMap((product) => {
    const was = old.get(product.id) ?? product.price;
    return Math.abs(product.price - was) * 2 > was
      ? [
          `${product.displayedName}: the price changes by more than half, from ${formatMoney(was)} to ${formatMoney(product.price)}.`,
        ]
      : [];
  });
  const touched = new Set(changed.map((product) => product.id));
  const expensive = cadencePrices(after)
    .filter(({ longer, shorter }) => touched.has(longer.id) || touched.has(shorter.id))
    .map(
      ({ longer, shorter }) =>
        `${longer.displayedName}: ${months(longer)} would not cost less per month than ${cadenceMonths(shorter) === 1 ? '1 month' : months(shorter)}.`,
    );
  return [...steep, ...expensive];
};
