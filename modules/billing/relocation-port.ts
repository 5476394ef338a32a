import type { Address } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** A package that the pharmacy has or has sent. */
export interface PackageUnderWay {
  readonly orderId: string;
  /** The order's number, as the patient knows it. */
  readonly number: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  /** It has left the pharmacy. */
  readonly hasShipped: boolean;
}

/** Patients who report that they moved to another state. */
export interface Relocations {
  /**
   * The patient moved: the default address, subscriptions and orders that the pharmacy does not have go to the new
   * address, and the prescriptions wait until a clinician there has taken over (`PrescriptionGate.moved` with
   * `holdsAll`). Nothing is refused: what may not be sent there is put on hold when it would be charged or sent. Before
   * the first order only the prescriptions are evaluated. The caller holds no lock of prescriptions.
   */
  report(actor: Actor, userId: string, address: Address): Promise<void>;
  /** Packages at the pharmacy or on their way; oldest first. One JSON read. */
  packagesUnderWay(userId: string): Promise<readonly PackageUnderWay[]>;
}
export const relocationPort = definePort<Relocations>('billing.relocations');
