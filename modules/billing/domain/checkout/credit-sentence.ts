import { type Cents, formatMoney } from '#kernel/money.ts';

/** Said in a text about charges to come, whose amounts are whole: what credit does to them. Empty without any. */
export const creditSentence = (left: Cents): string =>
  left > 0 ? ` My credit of ${formatMoney(left)} is taken off the charge that comes next.` : '';
