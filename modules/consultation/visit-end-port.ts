import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

/** What has to end in the patient's care before an account can be deleted. */
export interface VisitEnd {
  /** Withdraws every visit that nobody has decided, as the patient does; not one with an open emergency, and no check-in. */
  withdrawOpen(actor: Actor, userId: string): Promise<void>;
  /** Whether the patient told us about an emergency that no clinician has closed. Batched with other reads. */
  hasOpenEmergency(userId: string): Promise<boolean>;
}

export const visitEndPort = definePort<VisitEnd>('consultation.visitEnd');
