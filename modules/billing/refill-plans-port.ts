import type { CalendarDate } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { definePort } from '#server/scope.ts';
import type { RecurringProduct } from './otc-changes-port.ts';

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
  /** Prices of the other requested sizes, in their order, in cents as `amount`. */
  readonly sizePrices: readonly number[];
  /** False while a payment has failed: its refills can be changed when it is paid. */
  readonly mayPause: boolean;
}

/** Products that replace those of a subscription. */
export type SizesOf = (
  plan: Pick<RefillPlan, 'subscriptionId' | 'products' | 'everyDays'>,
) => readonly (readonly Product[])[];

/** A pause of one subscription; nothing is charged before `until`. */
export interface PauseRequest {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly until: CalendarDate;
  /** A UUID; the same request is made once. */
  readonly requestId: string;
}

/** The refills of a patient, for modules that plan with them. */
export interface RefillPlans {
  /**
   * Subscriptions that run or wait for a prescription or a payment, newest first. `sizesOf`: products that could
   * replace everything in a subscription, whose prices are returned as well. One statement.
   */
  of(userId: string, sizesOf?: SizesOf): Promise<readonly RefillPlan[]>;
  /** Pauses as the patient does under “Your refills”; fails as `changeRefill` does. Joins the caller's transaction. */
  pause(request: PauseRequest): Promise<Result<true>>;
}

export const refillPlansPort = definePort<RefillPlans>('billing.refillPlans');
