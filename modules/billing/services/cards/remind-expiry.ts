import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { CARD_NOTICE_DAYS, cardMonth, dueCardNotice, monthNumber } from '../../domain/cards/card-expiry.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { cardRepository, type StoredCard } from '../../repositories/cards.ts';

const monthOf = (at: Date): number =>
  monthNumber({ expMonth: at.getUTCMonth() + 1, expYear: at.getUTCFullYear() });

const remind = async (scope: Scope, card: StoredCard & { readonly userId: string }): Promise<void> => {
  const at = scope.clock.now();
  const due = dueCardNotice(card, at);
  if (!due) return;
  const { userId, paymentMethodId } = card;
  await scope.transaction(async (tx) => {
    if (!(await cardRepository(tx.db).noteNotice({ userId, paymentMethodId, key: due.key, at }))) return;
    await tx.use(accountPort).notify(userId, {
      kind: 'card_expires',
      subject: 'Update your card before it expires',
      body: `${cardLabel(card)} expires at the end of ${cardMonth(card)}, and your coming charges use it. Add another card now, so that nothing stops: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    });
  });
};

/** Asks for another card 30 and 7 days before one expires that coming charges use; once per card and expiry. */
export const remindExpiringCards = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  const months = [monthOf(now), monthOf(addDays(now, CARD_NOTICE_DAYS[0]))];
  for (const card of await cardRepository(scope.db).expiring([...new Set(months)])) await remind(scope, card);
};
