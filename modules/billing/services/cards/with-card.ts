import { notFound, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { cardRepository, type SavedCard } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';

interface LockedCard {
  readonly userId: string;
  readonly card: SavedCard;
  /** All saved cards of the patient. */
  readonly all: readonly SavedCard[];
}

/** Runs `work` on a saved card, in a transaction that locks the cards. NOT_FOUND for a card that is not the patient's. */
export const withCard = async (
  scope: Scope,
  actor: Actor,
  paymentMethodId: string,
  work: (tx: Scope, locked: LockedCard) => Promise<Result<true>>,
): Promise<Result<true>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  return scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const all = await cardRepository(tx.db).ofUser(userId);
    const card = all.find((one) => one.paymentMethodId === paymentMethodId);
    return card ? work(tx, { userId, card, all }) : notFound('card');
  });
};
