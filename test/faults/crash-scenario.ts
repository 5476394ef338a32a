import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import type { RenewalSubmission } from '#modules/renewal/services/submit-renewal.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';

export interface Patient {
  readonly actor: SignedInUser;
  readonly request: PlaceOrderRequest;
  /** Who decides about the patient's orders. */
  readonly operator: Actor;
  /** A renewal that is ready to be sent; only where the flow sends one. */
  readonly submission?: RenewalSubmission;
}

/** A flow during which a process dies. */
export interface CrashScenario {
  /** What the patient orders; finasteride and foam when left out. */
  order?(harness: Harness, actor: SignedInUser): Promise<PlaceOrderRequest>;
  /** Days that pass between the preparation and the flow. */
  readonly daysBefore: number;
  /** Another patient instead of a new one, who has a visit. */
  patient?(harness: Harness, patient: Patient): Promise<Patient>;
  /** Brings the patient to where the dying process starts. */
  prepare(scope: Scope, patient: Patient, harness: Harness): Promise<void>;
  /** What the dying process does. */
  run(scope: Scope, patient: Patient): Promise<void>;
}
