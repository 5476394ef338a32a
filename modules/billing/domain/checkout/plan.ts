import type { Cents } from '#kernel/money.ts';

/** The fields of a product that checkout needs. */
export interface CheckoutProduct {
  readonly id: number;
  readonly drugType: string;
  readonly displayedName: string;
  readonly price: Cents;
  /** Days one shipment lasts; 0 for a one-time purchase. */
  readonly supplyInDays: number;
  readonly needsPrescription: boolean;
}

/** Products that are bought, billed and shipped together: one order or one subscription. */
export interface PlanGroup {
  /** Stable within a plan: `otc-0`, `otc-90`, `rx-90`. */
  readonly key: string;
  readonly kind: 'order' | 'subscription';
  readonly needsPrescription: boolean;
  /** 0 for a one-time order. */
  readonly cycleInDays: number;
  readonly products: readonly CheckoutProduct[];
}

export interface CheckoutPlan {
  /** Over the counter first, then prescription; one-time first, then by length of the cycle. */
  readonly groups: readonly PlanGroup[];
}

/**
 * Groups the cart by prescription requirement and cycle, so that a lapsed prescription or a refused visit never
 * delays products that need no prescription. The same product twice counts once (S5.3).
 * A one-time prescription product becomes a separate order that waits for approval.
 */
export const planCheckout = (lines: readonly CheckoutProduct[]): CheckoutPlan => {
  const seen = new Set<number>();
  const groups = new Map<string, PlanGroup>();
  for (const product of lines) {
    if (seen.has(product.id)) continue;
    seen.add(product.id);
    const key = `${product.needsPrescription ? 'rx' : 'otc'}-${product.supplyInDays}`;
    groups.set(key, {
      key,
      kind: product.supplyInDays > 0 ? 'subscription' : 'order',
      needsPrescription: product.needsPrescription,
      cycleInDays: product.supplyInDays,
      products: [...(groups.get(key)?.products ?? []), product],
    });
  }
  return {
    groups: [...groups.values()].sort(
      (a, b) => Number(a.needsPrescription) - Number(b.needsPrescription) || a.cycleInDays - b.cycleInDays,
    ),
  };
};

/** True when the checkout needs the patient's agreement to recurring charges. */
export const hasSubscription = (plan: CheckoutPlan): boolean =>
  plan.groups.some((group) => group.kind === 'subscription');

/** True when a clinician has to approve something before it can be charged and shipped. */
export const needsVisit = (plan: CheckoutPlan): boolean =>
  plan.groups.some((group) => group.needsPrescription);
