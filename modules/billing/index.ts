import type { Result } from '#kernel/result.ts';
import type { Address } from '#modules/account/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

export { consultationFee } from './domain/checkout/fees.ts';
export { stateRule } from './domain/checkout/served-states.ts';
export { billingEvents } from './events.ts';

/** What a patient bought that a clinician has to review first. */
export interface CareRequest {
  readonly userId: string;
  readonly checkoutId: string;
  readonly products: readonly Product[];
  readonly shipTo: Address;
  /** He leaves the choice of treatment to the clinician; `products` is only where to start. */
  readonly clinicianDecides: boolean;
}

/**
 * Asked by billing when a checkout holds prescription products; answered by whoever runs visits. Called in the
 * checkout's transaction, so an order and its visit exist together or not at all. Idempotent by checkout id.
 */
export interface CareIntake {
  openVisit(actor: Actor, request: CareRequest): Promise<{ journeyId: string; consultationId: string }>;
}
export const careIntakePort = definePort<CareIntake>('billing.careIntake');

export type GateRefusal =
  | 'not_approved'
  | 'expired'
  | 'no_refills'
  | 'on_hold'
  | 'stopped'
  | 'state_not_served'
  /** The drug is not registered: see the catalogue's `mayBeOffered`. */
  | 'not_offered';

export interface GateAnswer {
  readonly productId: number;
  readonly allowed: boolean;
  readonly reason: GateRefusal | null;
  readonly prescriptionId: string | null;
}

/**
 * Called while the person is locked: `consumeRefill` locks prescriptions after him, as everybody does who needs both.
 * Asked by billing before it charges and again before it ships a prescription product. Nothing is charged or
 * shipped for a product that is not allowed.
 */
export interface PrescriptionGate {
  /** `at`: as far as it is known now, whether it will be allowed then; now when left out. */
  check(
    userId: string,
    products: readonly Product[],
    shipToState: string,
    at?: Date,
  ): Promise<readonly GateAnswer[]>;
  /** Takes one refill for one order, in the transaction that hands the order to the pharmacy; repeating it takes none. */
  consumeRefill(prescriptionId: string, orderId: string): Promise<Result<void>>;
}
export const prescriptionGatePort = definePort<PrescriptionGate>('billing.prescriptionGate');

export interface SubscriptionView {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
  readonly nextBillingDate: Date | null;
  readonly cancellationDate: Date | null;
  readonly createdAt: Date;
  readonly productIds: readonly number[];
}

/** `payment_failed`: only the patient can go on, with another card or at his bank. `paid`: the pharmacy has it, or will. */
export type OrderStage = 'awaiting_approval' | 'payment_due' | 'payment_failed' | 'paid' | 'canceled';

/** What was bought with a visit, as far as it needs a prescription. */
export interface PrescriptionOrder {
  readonly stage: OrderStage;
  /** Without what the patient canceled. */
  readonly productIds: readonly number[];
}

/** Cents by product id, as the patient was shown and accepted them; the catalogue may change afterwards. */
export type AgreedPrices = ReadonlyMap<number, number>;

export interface BillingService {
  /**
   * The clinician approved the visit and the plan is agreed: replaces the checkout's prescription products by
   * `productIds` and makes its invoice due: at the prices agreed when he ordered, else at `agreedPrices`, else at
   * today's. Nothing was charged before. Idempotent.
   */
  approveVisit(
    actor: Actor,
    input: { checkoutId: string; productIds: readonly number[]; agreedPrices?: AgreedPrices },
  ): Promise<Result<void>>;
  /** Refused, cancelled or expired: voids the checkout's open prescription invoice and ends its subscriptions. Idempotent. */
  releaseVisit(actor: Actor, input: { checkoutId: string; reason: string }): Promise<void>;
  /**
   * Where the prescription order of a checkout stands; null when it has none. Ask again on `subscription.cancelled`,
   * `invoice.failed`, `invoice.confirmation_needed` and `invoice.paid`, whose payloads name the `checkoutId` (null for
   * refills).
   */
  prescriptionOrder(checkoutId: string): Promise<PrescriptionOrder | null>;
  /** A renewed prescription: subscriptions on hold for it run again; what is due is charged by the next sweep. */
  prescriptionRenewed(actor: Actor, userId: string): Promise<void>;
  subscriptions(userId: string): Promise<readonly SubscriptionView[]>;
  /** What approving would charge: cents for the given products, at prices agreed before where there are such. */
  priceOf(productIds: readonly number[], agreedPrices?: AgreedPrices): Promise<number>;
}
export const billingPort = definePort<BillingService>('billing');

/** A product that ships to a patient again and again, at the price he agreed to. */
export interface HeldProduct {
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

/** Products that need no prescription, to begin or to stop. */
export interface OtcChange {
  readonly add: readonly number[];
  readonly stop: readonly number[];
}

/** A charge that comes anyway, and what the change makes of it. Amounts in cents. */
export interface ChangedCharge {
  readonly subscriptionId: string;
  readonly on: Date;
  readonly before: number;
  /** 0 when the subscription ends. */
  readonly after: number;
  readonly everyDays: number;
  readonly productNames: readonly string[];
}

export interface OtcChangeQuote {
  readonly charges: readonly ChangedCharge[];
  /** Added products with which nothing of his ships as often: they are ordered at checkout. */
  readonly toBuy: readonly number[];
  /** What he has to agree to; empty when no charge grows. */
  readonly consentText: string;
  /** Changes with every word of it. */
  readonly consentVersion: string;
}

/** Changes to what ships by itself without a clinician. */
export interface OtcChanges {
  /** What ships to him again and again, prescriptions included. */
  held(userId: string): Promise<readonly HeldProduct[]>;
  /** BAD_USER_INPUT names `addProductIds` or `stopProductIds`; CONFLICT while a payment is under way. */
  quote(userId: string, change: OtcChange): Promise<Result<OtcChangeQuote>>;
  /**
   * Changes what ships from the next charge on, at once; nothing is charged now. Ends a subscription that is left
   * empty. As `quote`, and BAD_USER_INPUT on `agreed`, CONFLICT when the words he agreed to are not the newest.
   */
  apply(
    actor: Actor,
    change: OtcChange & { agreed: boolean; consentVersion: string; ip: string; userAgent: string },
  ): Promise<Result<OtcChangeQuote>>;
}
export const otcChangesPort = definePort<OtcChanges>('billing.otcChanges');
