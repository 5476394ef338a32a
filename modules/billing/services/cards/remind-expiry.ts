import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
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
      body: `${cardLabel(card)} expires at the end of ${cardMonth(card)}, and your coming charges use it. Add another card now, so that nothing stops: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    }));
  });

/** Asks for another card 30 and 7 days before a card of future charges expires; once per card and expiry. */
export const remindExpiringCards = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  // The cards of a month expire together.
  const months = [monthOf(now), monthOf(addDays(now, CARD_NOTICE_DAYS[0]))];
  for (const month of new Map(months.map((one) => [monthNumber(one), one])).values()) {
    const due = dueCardNotice(month, now);
    if (!due) continue;
    const { key } = due;
    for (const card of await cardRepository(scope.db).expiring({ month: monthNumber(month), key }))
      await remind(scope, card, key);
  }
};
