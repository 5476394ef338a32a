import { accountPort } from '#modules/account/index.ts';
import { paymentsActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { cardRepository } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';

const isStillThere = async (scope: Scope, userId: string, paymentMethodId: string): Promise<boolean> => {
  const customerId = await customerRepository(scope.db).customerId(userId);
  if (customerId === null) return false;
  const cards = await scope.use(paymentGatewayPort).cards(customerId);
  return cards.some((card) => card.paymentMethodId === paymentMethodId);
};

const forget = (scope: Scope, userId: string, paymentMethodId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cards = cardRepository(tx.db);
    const gone = (await cards.ofUser(userId)).find((card) => card.paymentMethodId === paymentMethodId);
    if (!gone) return;
    if (!gone.isDefault || !(await cards.isNeeded(userId))) {
      await cards.remove(userId, paymentMethodId);
      const subject = { subject: 'person', subjectId: userId } as const;
      await recordAudit(tx, { actor: paymentsActor, action: 'card.removed', ...subject });
      return;
    }
    const at = tx.clock.now();
    if (!(await cards.noteNotice({ userId, paymentMethodId, key: 'gone', at }))) return;
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'card_gone',
      subject: 'Please choose another card',
      body: `${cardLabel(gone)} was removed at our payment processor and cannot be charged anymore. Your next charge needs another card: choose one you have saved, or add one: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    }));
  });

/**
 * Handles an event about a saved card that was removed at the processor. The event is not trusted: the patient's cards
 * are queried from the processor. The card is removed here too. One with an open payment stays until the patient
 * chooses another one, and they are notified: a charge of it is declined for good, which asks for another card as well.
 * No other saved card is charged instead. Safe to repeat; a card that the patient removed here is unknown and ignored.
 */
export const forgetGoneCard = async (scope: Scope, paymentMethodId: string): Promise<void> => {
  for (const userId of await cardRepository(scope.db).ownersOf(paymentMethodId))
    if (!(await isStillThere(scope, userId, paymentMethodId))) await forget(scope, userId, paymentMethodId);
};
