import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { CARD_NOTICE_DAYS, cardMonth, dueCardNotice, monthNumber } from '../../domain/cards/card-expiry.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { cardRepository, type StoredCard } from '../../repositories/cards.ts';

/** The month of an instant, as a card has it. */
const monthOf = (at: Date) => ({ expMonth: at.getUTCMonth() + 1, expYear: at.getUTCFullYear() });

const remind = (scope: Scope, card: StoredCard & { readonly userId: string }, key: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const { userId, paymentMethodId } = card;
    const at = tx.clock.now();
    if (!(await cardRepository(tx.db).noteNotice({ userId, paymentMethodId, key, at }))) return;
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'card_expires',
      subject: 'Update your card before it expires',
      body: `${cardLabel(card)} expires at the end of ${cardMonth(card)}, and your upcoming charges will use it. Add another card now to avoid an interruption: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    }));
  });

/** The notices that are due at an instant, each with the month of the cards that it is about: those of a month expire together. */
const noticesAt = (now: Date): readonly { readonly month: number; readonly key: string }[] => {
  const months = [monthOf(now), monthOf(addDays(now, CARD_NOTICE_DAYS[0]))];
  return [...new Map(months.map((one) => [monthNumber(one), one]))].flatMap(([month, card]) => {
    const due = dueCardNotice(card, now);
    return due ? [{ month, key: due.key }] : [];
  });
};

/** Asks for another card 30 and 7 days before a card of future charges expires; once per card and expiry. */
export const remindExpiringCards: SweepDefinition = {
  id: 'billing.expiring_cards',
  due: (scope) => noticesAt(scope.clock.now()).map((notice) => cardRepository(scope.db).expiring(notice)),
  run: async (scope) => {
    for (const notice of noticesAt(scope.clock.now()))
      for (const card of await cardRepository(scope.db).expiring(notice))
        await remind(scope, card, notice.key);
  },
};
