import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import type { AgreedProduct, Subscription } from '../../repositories/subscriptions.ts';
import type { Refilled } from './refill-lines.ts';

/**
 * The remaining discounts of a subscription that replaces another one, counted from its first order. A fixed amount was
 * promised for the previous products and ends with them.
 */
export const remainingDiscounts = ({
  discounts,
}: Pick<Subscription, 'discounts'>): readonly AgreedDiscount[] =>
  discounts
    .filter(({ cycles, used, kind }) => kind === 'percent' && (cycles === null || used < cycles))
    .map(({ used, ...discount }) => ({ ...discount, cycles: discount.cycles && discount.cycles - used }));

/** The discounts of a subscription as they continue, counted from its next refill. */
export const goingOn = ({ discounts }: Pick<Subscription, 'discounts'>): readonly AgreedDiscount[] =>
  discounts
    .filter(({ cycles, used }) => cycles === null || used < cycles)
    .map(({ used, ...one }) => ({ ...one, cycles: one.cycles === null ? null : one.cycles - used }));

/** The refill of a subscription with these products that replaces `from`, for pricing. */
export const refillInPlaceOf = (from: Subscription, products: readonly AgreedProduct[]): Refilled => ({
  ...from,
  products,
  discounts: remainingDiscounts(from).map((discount) => ({ ...discount, used: 0 })),
});
