import type { ActorRole } from '#config/define-machine.ts';

/** Who causes a change. Stored with every audit row and state transition. */
export interface Actor {
  readonly role: ActorRole;
  /** User id of the person; null for the system and for visitors without a lead. */
  readonly id: string | null;
  /** User id of the operator who is impersonating this person, else null. */
  readonly impersonatorId: string | null;
  /** The token of a program that acts for this person; absent when they act themselves. */
  readonly token?: { readonly id: string; readonly name: string };
}

export const systemActor: Actor = { role: 'system', id: null, impersonatorId: null };
export const pharmacyActor: Actor = { role: 'pharmacy', id: null, impersonatorId: null };
export const paymentsActor: Actor = { role: 'payments', id: null, impersonatorId: null };
