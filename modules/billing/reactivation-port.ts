import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** What is offered to a patient who may start an ended subscription again. */
export interface OfferedTerms {
  /** 1 to 100. */
  readonly percent: number;
  /** Packages that it lowers, counted from the first. */
  readonly cycles: number;
}

/** An ended subscription and the result of an offer for it. */
export interface Offerable {
  readonly productIds: readonly number[];
  readonly productNames: readonly string[];
  /** The customer has no active subscription, and the latest one had only 3-month products (S6.4). */
  readonly isThreeMonthCase: boolean;
}

/** What starting again means, as the patient is shown it before. Amounts in cents, with shipping and tax. */
export interface ReactivationQuote {
  readonly kind: 'ready';
  readonly productNames: readonly string[];
  /** The first package. */
  readonly amount: number;
  /** Packages that cost that; null: every one. */
  readonly cycles: number | null;
  /** Each package after those. */
  readonly laterAmount: number;
  readonly everyDays: number;
  /** The first charge: now, or as soon as the supply on hand allows it. */
  readonly on: Date;
  readonly isToday: boolean;
  /** Name and address of the packages. */
  readonly shipsTo: string;
  /** The card that is charged. */
  readonly card: string;
  readonly consentText: string;
  /** Changes whenever any of it changes. */
  readonly consentVersion: string;
}

/** Something has to be done first, such as a visit; nothing is charged for it. */
export interface ReactivationStep {
  readonly kind: 'first';
  readonly message: string;
  readonly label: string;
  /** Path of the page. */
  readonly href: string;
}

export interface ReactivationAnswer {
  readonly agreed: boolean;
  readonly consentVersion: string;
  /** SHA-256 of the text beside the box. */
  readonly shownHash: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

/** Starting an ended subscription again, at the price of an offer (docs/decisions/win-back-offers.md). */
export interface Reactivations {
  /** Null when it cannot start again whatever the patient does, or when the discount would have no effect. */
  offerable(userId: string, subscriptionId: string, percent: number): Promise<Offerable | null>;
  /**
   * Creates the discount of an offer, for this patient and these products only. Until it ends it also applies
   * automatically when they order the products again. Returns its id. In the caller's transaction.
   */
  promise(offer: {
    readonly userId: string;
    readonly terms: OfferedTerms;
    readonly productIds: readonly number[];
    readonly until: Date;
  }): Promise<string>;
  /** The discount of an offer is valid until a later date. */
  keep(discountId: string, until: Date): Promise<void>;
  /**
   * NOT_FOUND for another person's subscription; CONFLICT when it runs, when the patient has any of it in another plan,
   * and when it is no longer available. `discountId`: the discount of its first packages.
   */
  quote(
    userId: string,
    subscriptionId: string,
    discountId: string,
  ): Promise<Result<ReactivationQuote | ReactivationStep>>;
  /**
   * Starts it again as `quote` showed, in one transaction with the agreement to its first charge: which is made today,
   * or on the day that was shown. Fails as `quote` does; BAD_USER_INPUT on `agreed`; CONFLICT when the quote has
   * changed, or when something has to be done first. The caller has locked the person.
   */
  start(
    actor: Actor,
    subscriptionId: string,
    discountId: string,
    answer: ReactivationAnswer,
  ): Promise<Result<ReactivationQuote>>;
}

export const reactivationsPort = definePort<Reactivations>('billing.reactivations');
