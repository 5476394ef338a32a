import { notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { cardRepository } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';

/** Sets the card that is charged from now on; audited. NOT_FOUND for a card that is not the patient's. */
export const chooseDefaultCard = async (
  scope: Scope,
  actor: Actor,
  paymentMethodId: string,
): Promise<Result<true>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  return scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cards = cardRepository(tx.db);
    const chosen = (await cards.ofUser(userId)).find((card) => card.paymentMethodId === paymentMethodId);
    if (!chosen) return notFound('card');
    if (chosen.isDefault) return ok(true);
    await cards.makeDefault(userId, paymentMethodId);
    await recordAudit(tx, { actor, action: 'card.default', subject: 'person', subjectId: userId });
    return ok(true);
  });
};
