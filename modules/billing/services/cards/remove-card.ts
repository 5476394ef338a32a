import { fail, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { billingJobs } from '../../jobs.ts';
import { cardRepository, type SavedCard } from '../../repositories/cards.ts';
import { withCard } from './with-card.ts';

/** Why the card cannot be removed, and what to do about it; null when it can. */
const refusal = async (
  tx: Scope,
  userId: string,
  card: SavedCard,
  count: number,
): Promise<Result<never> | null> => {
  const cards = cardRepository(tx.db);
  if (await cards.isBeingCharged(card.paymentMethodId))
    return fail('CONFLICT', 'A payment with this card is in progress. Try again when it is done.');
  if (count > 1 && card.isDefault)
    return fail('CONFLICT', 'This card is used for your plan. Make another card your default first.');
  if (count === 1 && (await cards.isNeeded(userId)))
    return fail(
      'CONFLICT',
      'This is the only card for your plan. Add another card first, or cancel your plan; then you can remove it.',
    );
  return null;
};

/**
 * Removes a saved card here and at the payment processor; audited. NOT_FOUND for a card that is not the patient's;
 * CONFLICT while it is needed, with instructions.
 */
export const removeCard = (scope: Scope, actor: Actor, paymentMethodId: string): Promise<Result<true>> =>
  withCard(scope, actor, paymentMethodId, async (tx, { userId, card, all }) => {
    const refused = await refusal(tx, userId, card, all.length);
    if (refused) return refused;
    await cardRepository(tx.db).remove(userId, paymentMethodId);
    await recordAudit(tx, { actor, action: 'card.removed', subject: 'person', subjectId: userId });
    // Two accounts of one person never share a card at the processor: each has a customer of its own.
    await tx.enqueue(billingJobs.forgetCard, { paymentMethodId }, { key: `forget:${paymentMethodId}` });
    return ok(true);
  });
