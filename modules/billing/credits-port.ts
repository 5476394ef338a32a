import type { Cents } from '#kernel/money.ts';
import { definePort } from '#server/scope.ts';

/** Credit of patients, which is taken off their next charge, and what billing knows about whether one is due. */
export interface Credits {
  /** In the caller's transaction; `reason` as the patient reads it. Returns its id. */
  grant(userId: string, credit: { readonly amount: Cents; readonly reason: string }): Promise<string>;
  /** Cents that the patient has. */
  available(userId: string): Promise<Cents>;
  /** Whether an order was paid with money, has shipped, and nothing of it was refunded, returned or replaced. */
  isKept(orderId: string): Promise<boolean>;
  /** Whether a person placed an order before an instant. */
  hadOrdered(userId: string, before: Date): Promise<boolean>;
  /** What two patients have in common: a card, or a delivery address; null when nothing. */
  inCommon(one: string, other: string): Promise<'card' | 'address' | null>;
}

export const creditsPort = definePort<Credits>('billing.credits');
