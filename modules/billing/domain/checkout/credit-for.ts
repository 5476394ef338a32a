import type { Cents } from '#kernel/money.ts';

/** The processor's minimum charge; what credit leaves to pay is nothing, or at least this. */
const LEAST_CHARGE: Cents = 50;

/** Cents of `available` credit that pay a total: all of it, unless less than the minimum charge would be left. */
export const creditFor = (total: Cents, available: Cents): Cents => {
  const credit = Math.min(total, available);
  const rest = total - credit;
  return rest > 0 && rest < LEAST_CHARGE ? Math.max(0, total - LEAST_CHARGE) : credit;
};
