import type { CalendarDate } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { OrderStatus } from './domain/states/order.ts';
import type { StopAnswer, StopCause } from './domain/states/order-stop.ts';
import type { AgreedAmount, PlanInQuestion, PlanPrice } from './plan-price-port.ts';
import type { OrderKind } from './repositories/orders.ts';

export { type AccountObstacle, accountEndPort } from './account-end-port.ts';
export { type CareIntake, type CareRequest, careIntakePort } from './care-intake-port.ts';
export { type CasePhotos, casePhotosPort } from './case-photos-port.ts';
export { creditsPort } from './credits-port.ts';
export type { CasePhotoView } from './domain/case-photo.ts';
export { everyLaterCharge } from './domain/checkout/consent-text.ts';
export { consultationFee } from './domain/checkout/fees.ts';
export { mayWaiveCall, stateRule } from './domain/checkout/served-states.ts';
export { stoppingAdvice } from './domain/stopping-advice.ts';
export { procedureDateProblem, procedureDays } from './domain/visit-checkout/procedure-date.ts';
export { billingEvents } from './events.ts';
export { billingJobs } from './jobs.ts';
export { type OperatorTasks, operatorTasksPort } from './operator-tasks-port.ts';
export {
  type OtcChange,
  type OtcChangeQuote,
  type OtcChanges,
  otcChangesPort,
  type RecurringProduct,
  type RefillPrice,
} from './otc-changes-port.ts';
export type { AgreedAmount, PlanInQuestion, PlanPrice } from './plan-price-port.ts';
export {
  type ChargeOrDispatch,
  type GateAnswer,
  type GateRefusal,
  type PrescriptionGate,
  prescriptionGatePort,
} from './prescription-gate-port.ts';
export { type PrescriptionsToFill, prescriptionsToFillPort } from './prescriptions-to-fill-port.ts';
export {
  type ReactivationQuote,
  type ReactivationStep,
  reactivationsPort,
} from './reactivation-port.ts';
export {
  type RefillPlan,
  type RefillPlans,
  refillPlansPort,
} from './refill-plans-port.ts';
export { type PackageUnderWay, relocationPort } from './relocation-port.ts';
export { type BillingOfPerson, billingOfPerson } from './repositories/billing-of-person.ts';
export { casePhotosSql } from './repositories/case-photos.ts';
export { type DailyMoney, dailyMoney } from './repositories/daily-money.ts';
export { deskWaiting } from './repositories/desk-tasks.ts';
export { type KeptCohort, keptCohorts } from './repositories/kept-cohorts.ts';
export {
  type RefillsOfDrug,
  type RefillsOfDrugJson,
  refillsOfDrugFrom,
  refillsOfDrugSql,
} from './repositories/refills-of-drug.ts';
export { raiseDifferences } from './services/reconcile/raise-differences.ts';
export { type ToldDetails, toldDetailsPort } from './told-details-port.ts';
export { visitCheckoutsPort } from './visit-checkout-port.ts';

/** What patients type about orders and subscriptions; implemented by the module that knows alarming words. */
export interface PatientTexts {
  /**
   * Alarming words become a message to the patient's clinicians and raise an emergency. Locks the patient's visit, so it
   * comes before the lock of the person.
   */
  read(actor: Actor, userId: string, text: string | null): Promise<void>;
}
export const patientTextsPort = definePort<PatientTexts>('billing.patientTexts');

/** A drug or product that a person has ordered, as one order or subscription has it. */
export interface OrderedProduct {
  /** The account that ordered it; for a merged account, the one that replaces it. */
  readonly userId: string;
  readonly kind: 'order' | 'subscription';
  readonly id: string;
  /** The checkout it was bought in, also of a refill; null for an order without one. */
  readonly checkoutId: string | null;
  readonly productId: number;
  readonly drugType: DrugType;
  readonly name: string;
  /** Days that one fill lasts; 0 for what is bought once. */
  readonly supplyInDays: number;
  /** `ordered`: not at the pharmacy yet. `dispensed`: the pharmacy has it or has sent it. */
  readonly stage: 'ordered' | 'dispensed' | 'subscribed';
  /** When the order or the subscription was made. */
  readonly orderedAt: Date;
  /** When the pharmacy got it; null unless `dispensed`. */
  readonly dispensedAt: Date | null;
}

/** A product that the patient has already, or a similar one. */
export interface TherapyRefusal {
  readonly productId: number;
  /** The text for the patient. */
  readonly message: string;
  /** Where to find it, for a place without a link; empty when the message is sufficient. */
  readonly hint: string;
  /** Path of the page that shows what the patient has, and what the link to it says. */
  readonly href: string;
  readonly label: string;
}

/** Why a product of an ended subscription cannot be started again without a clinician. */
export interface ReactivationRefusal extends TherapyRefusal {
  /** It may, once a clinician has reviewed the patient's answers. */
  readonly asksClinician: boolean;
}

/** An order, or a change of a subscription's products, that is being decided. */
export interface OrderInQuestion {
  /** Empty when there is no checkout yet, or none. */
  readonly checkoutId: string;
  /** Two-letter code of the destination; empty while it is unknown. */
  readonly shipState: string;
  /** As typed at checkout, else from the profile; null when it is unknown. */
  readonly dob: CalendarDate | null;
}

/**
 * May the patient have these products in addition to what they take and have ordered, and do the rules allow the
 * non-prescription ones? Asked at checkout, before the card and again under the lock of the person, and when products
 * join a subscription. The module that keeps the chart provides it.
 */
export interface TherapyCheck {
  /** The products that are refused; a product of the checkout itself is no duplicate. */
  refusals(
    userId: string,
    products: readonly Product[],
    order: OrderInQuestion,
  ): Promise<readonly TherapyRefusal[]>;
  /**
   * The products that may not join a subscription. A product that leaves one at the same time is no duplicate, and
   * neither is a package at home: the products ship with the next charge.
   */
  refusalsOfChange(
    userId: string,
    products: readonly Product[],
    stopping: readonly number[],
    order: OrderInQuestion,
  ): Promise<readonly TherapyRefusal[]>;
  /**
   * The patient starts an ended subscription again: the products that they may not have in addition to what they take,
   * and those that a clinician has to review first. `prescribedAt`: the visits at which its prescriptions were signed,
   * whose acknowledged findings are settled.
   */
  refusalsOfReactivation(
    userId: string,
    products: readonly Product[],
    prescribedAt: readonly string[],
    order: OrderInQuestion,
  ): Promise<readonly ReactivationRefusal[]>;
  /**
   * The products that may not ship again because a cancellation is taken back: as for an order, and a prescription drug
   * that an open stop prohibits.
   */
  refusalsOfUndo(
    userId: string,
    products: readonly Product[],
    order: OrderInQuestion,
  ): Promise<readonly TherapyRefusal[]>;
  /**
   * Records that the order was placed, or the subscription changed or started again, with the evaluation behind the
   * decision.
   */
  record(decision: {
    readonly purpose: 'order' | 'plan_change' | 'reactivation';
    readonly userId: string;
    readonly products: readonly Product[];
    readonly order: OrderInQuestion;
    readonly actor: Actor;
  }): Promise<void>;
}
export const therapyCheckPort = definePort<TherapyCheck>('billing.therapyCheck');

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

/** `payment_failed`: the patient must use another card or confirm at the issuer. `paid`: at the pharmacy, or soon. */
export type OrderStage = 'awaiting_approval' | 'payment_due' | 'payment_failed' | 'paid' | 'canceled';

/** The prescription products bought with a visit. */
export interface PrescriptionOrder {
  readonly stage: OrderStage;
  /** Without products that the patient canceled. */
  readonly productIds: readonly number[];
}

/** Cents by product id, as shown to the patient and accepted; the catalog may change afterwards. */
export type AgreedPrices = ReadonlyMap<number, number>;

/** Products that replace others in the regular shipments. */
export interface PlanChange {
  readonly userId: string;
  /** Products of the current treatment; one that is also in `to` stays as it is. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly agreedPrices: AgreedPrices;
}

/** Orders with these products that have not shipped and must not. */
export interface OrdersToStop {
  readonly userId: string;
  readonly productIds: readonly number[];
  /** For the record. */
  readonly reason: string;
  /** Decides the notice to the patient when it is too late; `unsafe` when left out. */
  readonly cause?: StopCause;
}

export interface BillingService {
  /**
   * The clinician approved the visit and the plan is agreed: replaces the checkout's prescription products with
   * `productIds` and makes its invoice due, at the prices agreed at checkout, else at `agreedPrices`, else at
   * current prices. Nothing was charged before. A visit that began without an order gets its first one. CONFLICT on `shownTexts` when
   * it costs another amount than `agreed`. Idempotent.
   */
  approveVisit(
    actor: Actor,
    input: {
      checkoutId: string;
      productIds: readonly number[];
      agreedPrices?: AgreedPrices;
      agreed?: AgreedAmount;
    },
  ): Promise<Result<void>>;
  /**
   * Refused, canceled or expired: voids the checkout's open prescription invoice and ends its subscriptions; the fee of
   * a visit without an order is refunded. Idempotent.
   */
  releaseVisit(actor: Actor, input: { checkoutId: string; reason: string }): Promise<void>;
  /**
   * The patient decided against these products of an order that waits for a decision: order, invoice and subscriptions
   * continue without them. An order of nothing else stays; release its visit. Idempotent.
   */
  withdrawProducts(
    actor: Actor,
    input: { checkoutId: string; productIds: readonly number[]; reason: string },
  ): Promise<void>;
  /**
   * The status of a checkout's prescription order; null when it has none. Read it again on `subscription.canceled`,
   * `invoice.failed`, `invoice.confirmation_needed` and `invoice.paid`, whose payloads name the `checkoutId` (null for
   * refills).
   */
  prescriptionOrder(checkoutId: string): Promise<PrescriptionOrder | null>;
  /** A renewed prescription: subscriptions on hold for it resume; the next sweep charges what is due. */
  prescriptionRenewed(actor: Actor, userId: string): Promise<void>;
  /**
   * A clinician ended the treatment with these products: subscriptions end or continue without them, and they are
   * removed from orders that the pharmacy does not have yet. What was paid for them is refunded. Unshipped orders at
   * the pharmacy are stopped, as by `stopOrders`. An order that waits for a clinician's decision stays. Idempotent.
   */
  endProducts(
    actor: Actor,
    input: { userId: string; productIds: readonly number[]; reason: string },
  ): Promise<void>;
  /**
   * The pharmacy is asked to stop the orders with these products that have not shipped. An order is stopped as a whole
   * and refunded, its fills are restored, and what continues is charged again as soon as the supply on hand allows and
   * the charge can be announced; the patient is told the result. Idempotent.
   */
  stopOrders(actor: Actor, request: OrdersToStop): Promise<void>;
  /**
   * The patient accepted another treatment: the products of `to` replace those of `from` with the next charge, which is
   * announced at least 7 days before. Nothing is charged now. CONFLICT when there is no subscription to the present
   * products, a payment for it is in progress, or an order of it is not at the pharmacy yet.
   */
  changeProducts(actor: Actor, change: PlanChange): Promise<Result<void>>;
  /** Whether `changeProducts` is possible now. */
  mayChangeProducts(change: Pick<PlanChange, 'userId' | 'from'>): Promise<Result<void>>;
  subscriptions(userId: string): Promise<readonly SubscriptionView[]>;
  /**
   * Locks the person's orders, subscriptions and charges until the transaction ends, so that nothing is ordered or sent
   * meanwhile. Taken after the locks of visit and journey, and before those of prescriptions.
   */
  lockPerson(userId: string): Promise<void>;
  /**
   * Looks for other accounts of the same person, by profile and saved card, and stores possible duplicates. Call it
   * before `lockPerson`. Idempotent.
   */
  findDuplicates(userId: string): Promise<void>;
  /** The accounts without a running subscription or a waiting order. */
  idleAccounts(userIds: readonly string[]): Promise<readonly string[]>;
  /** Locks two accounts of one person. CONFLICT when the account to be merged has something running. */
  mayMerge(goneId: string, keptId: string): Promise<Result<null>>;
  /**
   * Everything that was ordered and is waiting, running or was dispensed, by the person and by every account that is or may
   * be theirs; oldest first.
   */
  orderedProducts(userId: string): Promise<readonly OrderedProduct[]>;
  /** Every order of the person, also canceled ones, newest first. */
  orderHistory(userId: string): Promise<readonly PastOrder[]>;
  /** The patient who placed the order with this number; null when there is none. */
  patientOfOrder(number: string): Promise<string | null>;
  /** What approving a plan charges: see `PlanPrice`. The amount that is charged when nothing changes in between. Throws TaxUnavailable. */
  planPrice(plan: PlanInQuestion): Promise<PlanPrice>;
  /** What the patient agreed to pay for each product that ships regularly, in cents a shipment. */
  agreedPrices(userId: string): Promise<ReadonlyMap<number, number>>;
}
export const billingPort = definePort<BillingService>('billing');

/** An order as a clinician sees it, without amounts. */
export interface PastOrder {
  readonly id: string;
  /** Null for a refill. */
  readonly checkoutId: string | null;
  readonly number: string;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly statusAt: Date;
  readonly placedAt: Date;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly trackingNumber: string | null;
  readonly productNames: readonly string[];
  /** Requests to the pharmacy to stop it, by the time they were made, with the answers. */
  readonly stops: readonly OrderStop[];
}

/** A request to the pharmacy to stop an order because of some of its products. */
export interface OrderStop {
  readonly requestedAt: Date;
  /** Null while there is none. */
  readonly answer: StopAnswer | null;
  readonly answeredAt: Date | null;
  readonly productNames: readonly string[];
}
