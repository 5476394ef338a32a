import { type Cents, formatMoney } from '#kernel/money.ts';

/** Said after an amount that credit has lowered; empty without any. */
export const afterCredit = (credit: Cents): string =>
  credit > 0 ? ` after ${formatMoney(credit)} of credit` : '';
