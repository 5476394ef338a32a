import type { CartDiscounts } from '#modules/cart/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceLine, linesTotal } from '../../domain/checkout/invoice-line.ts';
import { discountLines, discountsOfOrder } from '../../domain/pricing/discount.ts';
import { chooseDiscounts, type DiscountOffer } from '../../domain/pricing/discount-offer.ts';
import { readOffers } from '../../repositories/discounts.ts';

const offOf = (lines: readonly InvoiceLine[], id: number): number =>
  0 - linesTotal(lines.filter(({ productId }) => productId === id));

/** Other products take nothing away from it: an amount is spread over all of them, and a minimum may need them. */
const holdsAnywhere = ({ kind, minimumAmount }: DiscountOffer): boolean =>
  kind === 'percent' && minimumAmount === 0;

/** No matter who it is and what they ordered before. */
const isForAll = ({ firstOrderOnly, maxUsesPerPerson, onlyFor }: DiscountOffer): boolean =>
  !firstOrderOnly && maxUsesPerPerson === null && onlyFor === null;

/** See `CartDiscounts`. The destination is unknown, so that limits of states are those of checkout. */
export const cartDiscounts = (scope: Scope): CartDiscounts => {
  const linesOf = async (products: readonly Product[], userId: string | null) => {
    const asked = { userId, checkoutId: null, code: null };
    const { hasOrdered, offers } = await readOffers(scope.read, asked);
    const question = { now: scope.clock.now(), userId, hasOrdered, products, state: '' };
    const { discounts } = chooseDiscounts(offers, null, question);
    return {
      first: discountLines(products, discounts, ''),
      second: discountLines(products, discountsOfOrder(discounts, 2), ''),
      last: discountLines(products, discountsOfOrder(discounts, Number.POSITIVE_INFINITY), ''),
    };
  };
  return {
    anywhere: async (products, userId) => {
      const asked = { userId, checkoutId: null, code: null };
      const { hasOrdered, offers } = await readOffers(scope.read, asked);
      const counted = offers.filter((offer) => holdsAnywhere(offer) && (userId !== null || isForAll(offer)));
      const now = scope.clock.now();
      return new Map(
        products.flatMap((product) => {
          const question = { now, userId, hasOrdered, products: [product], state: '' };
          const { discounts } = chooseDiscounts(counted, null, question);
          // What is bought once has no other order.
          const off = (order: number) => {
            const counted = product.supplyInDays === 0 ? 1 : order;
            return offOf(discountLines([product], discountsOfOrder(discounts, counted), ''), product.id);
          };
          const last = off(Number.POSITIVE_INFINITY);
          return off(1) > 0 ? [[product.id, { first: off(1), second: off(2), last }] as const] : [];
        }),
      );
    },
    amountsOff: async (products, userId) => {
      const { first } = await linesOf(products, userId);
      return new Map(products.map(({ id }) => [id, offOf(first, id)]));
    },
    discounts: async (products, userId) => {
      const { first, second, last } = await linesOf(products, userId);
      const gifts = first.filter(({ kind }) => kind === 'gift');
      return new Map(
        products.map(({ id, price }) => [
          id,
          {
            first: offOf(first, id),
            second: offOf(second, id),
            last: offOf(last, id),
            isGift: offOf(gifts, id) === price,
          },
        ]),
      );
    },
  };
};
