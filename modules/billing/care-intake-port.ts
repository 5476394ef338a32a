import type { Result } from '#kernel/result.ts';
import type { Address } from '#modules/account/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** Products of one checkout that a clinician has to review first. */
export interface CareRequest {
  readonly userId: string;
  readonly checkoutId: string;
  readonly products: readonly Product[];
  readonly shipTo: Address;
  /** The patient leaves the choice of treatment to the clinician; `products` is only the starting point. */
  readonly clinicianDecides: boolean;
}

/**
 * Called by billing when a checkout contains prescription products; the module that runs visits provides it. Runs in
 * the checkout's transaction, so that an order never exists without its visit. Idempotent by checkout id.
 */
export interface CareIntake {
  openVisit(actor: Actor, request: CareRequest): Promise<{ journeyId: string; consultationId: string }>;
  /** Locks a visit and its journey, before the person is locked. */
  lockVisit(consultationId: string): Promise<void>;
  /**
   * Sends the answers of a visit that began without an order to the clinicians, in the transaction of its checkout, once the
   * card is saved. False when a rule ended the visit with these answers. NOT_FOUND for another person's visit; CONFLICT when it
   * was sent or has ended; BAD_USER_INPUT names each invalid question.
   */
  sendVisit(
    actor: Actor,
    visit: {
      readonly userId: string;
      readonly checkoutId: string;
      readonly consultationId: string;
      /** Two-letter code of where the patient lives. */
      readonly shipState: string;
    },
  ): Promise<Result<boolean>>;
}
export const careIntakePort = definePort<CareIntake>('billing.careIntake');
