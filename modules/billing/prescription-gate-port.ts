import type { Result } from '#kernel/result.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

export type GateRefusal =
  | 'not_approved'
  | 'expired'
  | 'no_refills'
  | 'on_hold'
  /** A check-in was not answered, and the treatment waits for it. */
  | 'check_in_due'
  | 'stopped'
  | 'state_not_served'
  /** The drug is not registered: see the catalog's `mayBeOffered`. */
  | 'not_offered'
  /** Enough supply is on hand: `notBefore` says when it may be filled. */
  | 'too_soon';

export interface GateAnswer {
  readonly productId: number;
  readonly allowed: boolean;
  readonly reason: GateRefusal | null;
  readonly prescriptionId: string | null;
  /** The visit at which it was prescribed; left out where there is no prescription. */
  readonly consultationId?: string;
  /** For `too_soon`: the first instant at which it may be filled. */
  readonly notBefore?: Date;
}

/** A decision about the products of an order. */
export interface ChargeOrDispatch {
  readonly purpose: 'charge' | 'dispatch';
  readonly userId: string;
  readonly orderId: string;
  /** Two-letter code of the destination state. */
  readonly state: string;
  readonly products: readonly (GateAnswer & { readonly drugType: DrugType })[];
  readonly actor: Actor;
}

/**
 * Called while the person's row is locked: `consumeRefill` and `returnRefills` lock prescriptions after it, the order
 * every caller uses. Billing asks before it charges and again before it ships, about every product: a non-prescription
 * product may be on hold, too. Nothing is charged or shipped for a product that is not allowed.
 */
export interface PrescriptionGate {
  /** `at`: when the refill would be dispensed, evaluated with current data; defaults to now. */
  check(
    userId: string,
    products: readonly Product[],
    shipToState: string,
    at?: Date,
  ): Promise<readonly GateAnswer[]>;
  /** Uses up one refill for one order, in the transaction that sends it to the pharmacy; repeating it has no effect. */
  consumeRefill(prescriptionId: string, orderId: string): Promise<Result<void>>;
  /**
   * The order, or what is filled on `prescriptionIds` of it, does not reach the patient: restores the refills that it
   * used up. Repeating it has no effect.
   */
  returnRefills(orderId: string, prescriptionIds?: readonly string[]): Promise<void>;
  /**
   * The patient's packages go to another state from now on: prescriptions whose prescriber is not licensed there, or
   * which we may not send there, are put on hold. `holdsAll`: all of them, until a clinician there has taken over.
   * Records the decision, and returns how many were put on hold.
   */
  moved(move: {
    readonly actor: Actor;
    readonly userId: string;
    readonly state: string;
    readonly holdsAll: boolean;
  }): Promise<number>;
  /** Records a decision to charge or send an order, or not to, with the answers it is based on. */
  recordDecision(decision: ChargeOrDispatch): Promise<void>;
}
export const prescriptionGatePort = definePort<PrescriptionGate>('billing.prescriptionGate');
