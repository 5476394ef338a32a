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
  /** A card that the patient has not saved yet; only where the flow saves one. */
  readonly newCard?: string;
  /** A clinician's plan that the patient has read; only where the flow accepts one. */
  readonly proposal?: { readonly consultationId: string; readonly consentHash: string };
}

/** What is done at one time, by one process. */
interface Part {
  /** Days since the part before it. */
  readonly days: number;
  run(scope: Scope, patient: Patient): Promise<void>;
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
  /** How the flow goes on. A process may die in any of its parts, and days pass until the next one. */
  readonly later?: readonly Part[];
  /** What patients ask for once more after `run`, whether or not they got an answer. */
  again?(scope: Scope, patient: Patient): Promise<void>;
}

export const partsOf = ({ run, later = [] }: CrashScenario): readonly Part[] => [{ days: 0, run }, ...later];
