import { type Cents, formatMoney } from '#kernel/money.ts';

/** Text after an amount that credit has lowered; empty without credit. */
export const afterCredit = (credit: Cents): string =>
  credit > 0 ? ` after ${formatMoney(credit)} of credit` : '';
