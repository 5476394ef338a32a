import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { cardSetupRepository } from '../../repositories/card-setups.ts';
import { cardRepository, type StoredCard } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { findDuplicatesOf } from '../checkout/find-duplicates.ts';

/** Stores a card that the processor has saved, tells the patient, and looks for other accounts with it. Safe to repeat. */
export const keepCard = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  { card, isDefault }: { card: StoredCard; isDefault: boolean },
): Promise<void> => {
  const isNew = await scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cards = cardRepository(tx.db);
    const known = (await cards.ofUser(userId)).some(
      ({ paymentMethodId }) => paymentMethodId === card.paymentMethodId,
    );
    await cardSetupRepository(tx.db).settleOfAccount(userId, card.paymentMethodId);
    if (known) return false;
    await cards.save(userId, card, { isDefault, at: tx.clock.now() });
    await recordAudit(tx, { actor, action: 'card.added', subject: 'person', subjectId: userId });
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'card_added',
      subject: 'A card was added to your account',
      body: `${cardLabel(card)} was added to your account. If this was not you, remove it and change your password: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    }));
    return true;
  });
  if (isNew) await scope.transaction((tx) => findDuplicatesOf(tx, userId));
};
