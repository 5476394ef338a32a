import type { CartDiscounts } from '#modules/cart/index.ts';
import type { Scope } from '#server/scope.ts';
import { linesTotal } from '../../domain/checkout/invoice-line.ts';
import { discountLines } from '../../domain/pricing/discount.ts';
import { chooseDiscounts } from '../../domain/pricing/discount-offer.ts';
import { readOffers } from '../../repositories/discounts.ts';

/** See `CartDiscounts`. The destination is unknown, so that limits of states are those of checkout. */
export const cartDiscounts = (scope: Scope): CartDiscounts => ({
  amountsOff: async (products, userId) => {
    const asked = { userId, checkoutId: null, code: null };
    const { hasOrdered, offers } = await readOffers(scope.read, asked);
    const question = { now: scope.clock.now(), userId, hasOrdered, products, state: '' };
    const { discounts } = chooseDiscounts(offers, null, question);
    const lines = discountLines(products, discounts, '');
    return new Map(
      products.map(({ id }) => [id, 0 - linesTotal(lines.filter(({ productId }) => productId === id))]),
    );
  },
});
