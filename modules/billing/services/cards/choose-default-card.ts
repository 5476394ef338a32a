import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { cardRepository } from '../../repositories/cards.ts';
import { withCard } from './with-card.ts';

/** Sets the card that is charged from now on; audited. NOT_FOUND for a card that is not the patient's. */
export const chooseDefaultCard = (
  scope: Scope,
  actor: Actor,
  paymentMethodId: string,
): Promise<Result<true>> =>
  withCard(scope, actor, paymentMethodId, async (tx, { userId, card }) => {
    if (card.isDefault) return ok(true);
    await cardRepository(tx.db).makeDefault(userId, paymentMethodId);
    await recordAudit(tx, { actor, action: 'card.default', subject: 'person', subjectId: userId });
    return ok(true);
  });
