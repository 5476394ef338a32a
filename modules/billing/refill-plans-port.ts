import type { CalendarDate } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import { definePort } from '#server/scope.ts';
import type { RecurringProduct } from './otc-changes-port.ts';

/** A product at its price, in place of one that ships. */
export interface ProductAtPrice {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  /** Cents for one shipment. */
  readonly price: number;
  readonly needsPrescription: boolean;
}

/** What a subscription ships, charges and allows. */
export interface RefillPlan {
  readonly subscriptionId: string;
  readonly products: readonly RecurringProduct[];
  readonly needsPrescription: boolean;
  /** Cents of the next refill, with shipping and tax. */
  readonly amount: number;
  readonly everyDays: number;
  /** Null while none is planned. */
  readonly nextBillingDate: Date | null;
  /** False while a payment has failed: its refills can be changed when it is paid. */
  readonly mayPause: boolean;
  /** Cents of one refill with these products in place of its own, with its discounts, shipping and tax. Without a statement. */
  priceOf(products: readonly ProductAtPrice[]): Promise<number>;
}

/** A pause of one subscription; nothing is charged before `until`. */
export interface PauseRequest {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly until: CalendarDate;
  /** A UUID; the same request is made once. */
  readonly requestId: string;
}

/** The refills of a patient for the modules that plan with them. */
export interface RefillPlans {
  /** Subscriptions that run or wait for a prescription or a payment, newest first. One statement. */
  of(userId: string): Promise<readonly RefillPlan[]>;
  /** Pauses as the patient does under “Your refills”; fails as `changeRefill` does. Joins the caller's transaction. */
  pause(request: PauseRequest): Promise<Result<true>>;
}

export const refillPlansPort = definePort<RefillPlans>('billing.refillPlans');
