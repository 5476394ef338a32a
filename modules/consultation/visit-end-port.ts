import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** What has to end in the patient's care before an account can be deleted. */
export interface VisitEnd {
  /** Withdraws every visit that nobody has decided, as the patient does; not one with an open emergency, and no check-in. */
  withdrawOpen(actor: Actor, userId: string): Promise<void>;
  /** Sentences for the patient about what clinicians still have to close. Batched with other reads. */
  obstacles(userId: string): Promise<readonly string[]>;
}

export const visitEndPort = definePort<VisitEnd>('consultation.visitEnd');
