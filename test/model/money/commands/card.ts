import { addDays } from '#kernel/dates.ts';
import { applyCardEvent } from '#modules/billing/services/cards/apply-card-event.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

const monthOf = (date: Date) => ({ expMonth: date.getUTCMonth() + 1, expYear: date.getUTCFullYear() });

const savedCard = async (history: MoneyHistory): Promise<string | undefined> =>
  (await history.rows('payment_card')).find(({ is_default }) => is_default)?.payment_method_id;

/** The issuer declines every charge of the saved card from now on, without any notice before. */
export const cardExpires: MoneyStep = {
  kind: 'the card expires',
  name: 'the saved card expires',
  act: async (history) => {
    const card = await savedCard(history);
    if (!card) return false;
    const { dashboard } = history.harness.product.processor.simulator;
    await dashboard.updateCard(card, monthOf(addDays(history.now(), -40)));
    return true;
  },
};

/** The card updater has new details, and its event arrives. */
export const cardIsReplaced: MoneyStep = {
  kind: 'the bank replaces the card',
  name: 'the bank replaces the saved card',
  act: async (history) => {
    const card = await savedCard(history);
    if (!card) return false;
    const { process, product } = history.harness;
    await product.processor.simulator.dashboard.updateCard(card, { expMonth: 12, expYear: 2040 });
    await process.doing(() => applyCardEvent(process.makeScope(), card));
    return true;
  },
};
