import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** Something that is under way when a patient wants the account deleted. */
export interface AccountObstacle {
  /** A sentence for the patient. */
  readonly text: string;
  /** Path of the page that shows it. */
  readonly href: string;
  /** The deletion cannot be asked for before it is settled; otherwise the deletion only waits for it. */
  readonly mustBeSettled: boolean;
}

/** What has to end before an account can be deleted. */
export interface AccountEnd {
  /**
   * Ends every subscription, as a cancellation by the patient does, and every order that was not paid: nothing more is
   * charged or sent. Locks the person.
   */
  endPurchases(actor: Actor, userId: string): Promise<void>;
  /** What money or parcels still wait for; empty when nothing does. Batched with other reads. */
  obstacles(userId: string): Promise<readonly AccountObstacle[]>;
  /** Removes the patient's cards at the payment processor, after the caller's transaction. */
  forgetCards(userId: string): Promise<void>;
}

export const accountEndPort = definePort<AccountEnd>('billing.accountEnd');
