import type { CartDiscounts } from '#modules/cart/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceLine, linesTotal } from '../../domain/checkout/invoice-line.ts';
import { discountLines, discountsOfOrder } from '../../domain/pricing/discount.ts';
import { chooseDiscounts } from '../../domain/pricing/discount-offer.ts';
import { readOffers } from '../../repositories/discounts.ts';

const offOf = (lines: readonly InvoiceLine[], id: number): number =>
  0 - linesTotal(lines.filter(({ productId }) => productId === id));

/** See `CartDiscounts`. The destination is unknown, so limits of states are checked at checkout. */
export const cartDiscounts = (scope: Scope): CartDiscounts => {
  const linesOf = async (products: readonly Product[], userId: string | null) => {
    const asked = { userId, checkoutId: null, code: null };
    const { hasOrdered, offers } = await readOffers(scope.read, asked);
    const question = { now: scope.clock.now(), userId, hasOrdered, products, state: '' };
    const { discounts } = chooseDiscounts(offers, null, question);
    return {
      first: discountLines(products, discounts, ''),
      second: discountLines(products, discountsOfOrder(discounts, 2), ''),
    };
  };
  return {
    amountsOff: async (products, userId) => {
      const { first } = await linesOf(products, userId);
      return new Map(products.map(({ id }) => [id, offOf(first, id)]));
    },
    discounts: async (products, userId) => {
      const { first, second } = await linesOf(products, userId);
      const gifts = first.filter(({ kind }) => kind === 'gift');
      return new Map(
        products.map(({ id, price }) => [
          id,
          { first: offOf(first, id), second: offOf(second, id), isGift: offOf(gifts, id) === price },
        ]),
      );
    },
  };
};
