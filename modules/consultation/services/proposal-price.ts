import { billingPort, type PlanPrice } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import type { PlanItem } from '../domain/plan.ts';

/** The visit that a plan is for. */
export interface PlanVisit {
  readonly userId: string;
  readonly checkoutId: string | null;
  /** What the patient asked for, or has. */
  readonly userProducts: readonly PlanItem[];
}

/**
 * What a plan for a visit costs now, at the prices of its items: what the patient reads, agrees to and is charged. Credit
 * and discounts may have changed since it was proposed.
 */
export const priceOfPlan = (
  scope: Scope,
  { userId, checkoutId, userProducts }: PlanVisit,
  items: readonly Pick<PlanItem, 'productId' | 'price'>[],
): Promise<PlanPrice> =>
  scope.use(billingPort).planPrice({
    userId,
    checkoutId,
    productIds: items.map(({ productId }) => productId),
    agreedPrices: new Map(items.map(({ productId, price }) => [productId, price])),
    from: userProducts.map(({ productId }) => productId),
  });
