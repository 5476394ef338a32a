import type { Result } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { LaterAmounts } from './domain/checkout/quote.ts';

/** A product that ships to a patient regularly, at its agreed price. */
export interface RecurringProduct {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  /** Cents for one shipment. */
  readonly price: number;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
  /** Null while nothing is scheduled. */
  readonly nextBillingDate: Date | null;
}

/** Products that need no prescription, to add or to stop. */
export interface OtcChange {
  readonly add: readonly number[];
  readonly stop: readonly number[];
}

/** A scheduled charge before and after the change. Amounts in cents. */
export interface ChangedCharge {
  /** Null for a subscription that replaces another one; nothing was charged for it `before`. */
  readonly subscriptionId: string | null;
  readonly on: Date;
  readonly before: number;
  /** 0 when the subscription ends. */
  readonly after: number;
  /** The charges after that one, counted from it. */
  readonly later: LaterAmounts;
  readonly everyDays: number;
  readonly productNames: readonly string[];
}

/** Products that would ship, and the one that they replace; null where they are compared as a plan. */
export interface WantedRefill {
  readonly productIds: readonly number[];
  readonly inPlaceOf: number | null;
}

/** Cents before credit of the next refill, and of those after it, counted from it: a discount may end. */
export interface RefillPrice {
  readonly amount: number;
  readonly later: LaterAmounts;
}

export interface RefillPrices {
  readonly current: readonly RecurringProduct[];
  /** In the order of the requested products. */
  readonly prices: readonly RefillPrice[];
}

export interface OtcChangeQuote {
  readonly charges: readonly ChangedCharge[];
  /** Added products that have no subscription of their cadence and replace nothing: they are ordered at checkout. */
  readonly toBuy: readonly number[];
  /** The text that the patient must agree to; empty when no charge grows. */
  readonly consentText: string;
  /** Changes whenever the text changes. */
  readonly consentVersion: string;
}

/** Changes to recurring shipments that need no clinician. */
export interface OtcChanges {
  /** Everything that ships to the patient regularly, prescriptions included. */
  recurringProducts(userId: string): Promise<readonly RecurringProduct[]>;
  /**
   * One refill of these prescription products as `BillingService.planPrice` says: at the agreed prices where there are any.
   * `from`: what they take the place of.
   */
  refillPrice(userId: string, productIds: readonly number[], from: readonly number[]): Promise<RefillPrice>;
  /**
   * Everything that ships to the patient regularly, and what refills of each wanted set cost of `products`: with tax
   * and shipping to where the patient's packages go: current products at their agreed prices, with the discounts that
   * continue. One statement.
   */
  refillPrices(
    userId: string,
    products: readonly Product[],
    wantedOf: (current: readonly RecurringProduct[]) => readonly WantedRefill[],
  ): Promise<RefillPrices>;
  /** BAD_USER_INPUT names `addProductIds` or `stopProductIds`; CONFLICT while a payment is in progress. */
  quote(userId: string, change: OtcChange): Promise<Result<OtcChangeQuote>>;
  /**
   * Changes what ships from the next charge on; nothing is charged now. Ends a subscription that has no products
   * left. Fails as `quote` does, with BAD_USER_INPUT on `agreed`, and CONFLICT when the agreed text is not the newest.
   */
  apply(
    actor: Actor,
    change: OtcChange & {
      agreed: boolean;
      consentVersion: string;
      /** SHA-256 of the text on the patient's screen; null where there was none. */
      shownHash: string | null;
      ip: string;
      userAgent: string;
    },
  ): Promise<Result<OtcChangeQuote>>;
}
export const otcChangesPort = definePort<OtcChanges>('billing.otcChanges');
