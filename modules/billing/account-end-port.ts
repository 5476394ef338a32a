import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** What has to end before an account can be deleted. */
export interface AccountEnd {
  /** Ends every subscription that runs, as a cancellation by the patient does: nothing more is charged or sent. */
  endSubscriptions(actor: Actor, userId: string): Promise<void>;
  /** What money or parcels still wait for, each as a sentence for the patient; empty when nothing does. Batched with other reads. */
  obstacles(userId: string): Promise<readonly string[]>;
  /** Removes the patient's cards at the payment processor, after the caller's transaction. */
  forgetCards(userId: string): Promise<void>;
}

export const accountEndPort = definePort<AccountEnd>('billing.accountEnd');
