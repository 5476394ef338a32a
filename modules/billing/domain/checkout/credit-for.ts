import type { Cents } from '#kernel/money.ts';

/** The processor charges no less than this; what credit leaves to pay is nothing, or at least this. */
const LEAST_CHARGE: Cents = 50;

/** Cents of `available` credit that pay a total: as much as there is, without leaving less to charge than can be charged. */
export const creditFor = (total: Cents, available: Cents): Cents => {
  const credit = Math.min(total, available);
  const rest = total - credit;
  return rest > 0 && rest < LEAST_CHARGE ? Math.max(0, total - LEAST_CHARGE) : credit;
};
