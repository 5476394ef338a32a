import { type Cents, formatMoney } from '#kernel/money.ts';
import { cadenceMonths, type Product } from '#modules/catalogue/index.ts';

/** Cents off the first shipment, off the second, and off those after every discount that ends has ended. */
interface Off {
  readonly first: Cents;
  readonly second: Cents;
  readonly last: Cents;
}

/**
 * What follows the first shipment of a discounted product, so that pages need no code for it. `afterwards`: `, then $13.00 a
 * month` where a discount ends. `charged`: `, then $39.00 every 3 months`. Both are empty for what is bought once.
 */
export const discountCopy = (
  product: Pick<Product, 'price' | 'supplyInDays'>,
  { first, second, last }: Off,
): { readonly afterwards: string; readonly charged: string } => {
  const months = cadenceMonths(product);
  if (months === 0) return { afterwards: '', charged: '' };
  const cost = (off: Cents): string => formatMoney(product.price - off);
  const next = second === first ? '' : `${cost(second)} `;
  const later = last === second ? '' : `, later ${cost(last)}`;
  const monthly = formatMoney(Math.round((product.price - last) / months));
  return {
    afterwards: last === first ? '' : `, then ${monthly} a month`,
    charged: `, then ${next}every ${months === 1 ? 'month' : `${months} months`}${later}`,
  };
};
