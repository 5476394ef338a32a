import { type Cents, formatMoney } from '#kernel/money.ts';

/** What is refunded to the card, in two sentences; empty when nothing is. */
export const moneyBack = (amount: Cents): string =>
  amount > 0 ? `${formatMoney(amount)} goes back to your card. Banks usually show it in 5 to 10 days.` : '';
