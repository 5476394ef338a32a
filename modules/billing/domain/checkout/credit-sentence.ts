import { type Cents, formatMoney } from '#kernel/money.ts';

/**
 * Sentence about future charges whose amounts are shown without credit: what credit does to them. Empty without credit.
 */
export const creditSentence = (left: Cents): string =>
  left > 0 ? ` My credit of ${formatMoney(left)} is taken off the charge that comes next.` : '';
