import { fail, ok } from '#kernel/result.ts';
import type { BillingService, OperatorTasks, PlanChange, RefillPlans } from '#modules/billing/index.ts';

/** A billing port for visits: records calls, and refuses approvals when configured to. */
export interface BillingThatRecordsCalls extends BillingService {
  readonly approvals: { checkoutId: string; productIds: readonly number[] }[];
  /** Checkouts whose visit was released. */
  readonly releases: string[];
  /** Products that the patient decided against. */
  readonly withdrawn: number[];
  /** Users whose prescription was renewed. */
  readonly renewals: string[];
  /** Products whose treatment was discontinued. */
  readonly endedProducts: number[];
  /** Products of which what has not shipped is to be stopped. */
  readonly stoppedProducts: number[];
  /** Changes of what ships regularly. */
  readonly changes: PlanChange[];
  refuses: boolean;
}

export const billingThatRecordsCalls = (): BillingThatRecordsCalls => {
  const billing: BillingThatRecordsCalls = {
    approvals: [],
    releases: [],
    withdrawn: [],
    renewals: [],
    endedProducts: [],
    stoppedProducts: [],
    changes: [],
    refuses: false,
    approveVisit: async (_actor, input) => {
      if (billing.refuses) return fail('CONFLICT', 'The order is gone.');
      billing.approvals.push(input);
      return ok(undefined);
    },
    releaseVisit: async (_actor, { checkoutId }) => void billing.releases.push(checkoutId),
    withdrawProducts: async (_actor, { productIds }) => void billing.withdrawn.push(...productIds),
    prescriptionOrder: async () => null,
    prescriptionRenewed: async (_actor, userId) => void billing.renewals.push(userId),
    endProducts: async (_actor, { productIds }) => void billing.endedProducts.push(...productIds),
    stopOrders: async (_actor, { productIds }) => void billing.stoppedProducts.push(...productIds),
    changeProducts: async (_actor, change) => {
      billing.changes.push(change);
      return ok(undefined);
    },
    mayChangeProducts: async () => ok(undefined),
    subscriptions: async () => [],
    lockPerson: async () => undefined,
    idleAccounts: async (userIds) => userIds,
    mayMerge: async () => ok(null),
    findDuplicates: async () => undefined,
    orderedProducts: async () => [],
    orderHistory: async () => [],
    patientOfOrder: async () => null,
    planPrice: async ({ productIds, checkoutId }) => ({
      amount: productIds.length * 1_000,
      isWithRefill: checkoutId === null,
      fee: 0,
      agreement: `I agree to ${productIds.length * 1_000} cents.`,
      onApproval: { lines: [], total: 0, subtotal: 0, discount: 0, shipping: 0, salesTax: 0, credit: 0 },
      charges: [],
      creditLeft: 0,
    }),
    agreedPrices: async () => new Map(),
  };
  return billing;
};

/** Nothing ships regularly. */
export const noRefillPlans: RefillPlans = { of: async () => [], pause: async () => ok(true) };

/** Nobody gets a task. */
export const noOperatorTasks: OperatorTasks = {
  open: async () => {},
  settle: async () => {},
  settleOf: async () => {},
};
