import type { Cents } from '#kernel/money.ts';
import { stateRule } from '../checkout/served-states.ts';

/**
 * When the fee of a visit without an order is charged. `never`: there is none, and the card is only saved. `request`: with
 * the request, and refunded in full when the visit ends without a treatment. `plan`: with the first order of the plan that
 * the patient accepts.
 */
export type FeeWhen = 'never' | 'request' | 'plan';

export interface VisitFee {
  readonly amount: Cents;
  readonly when: FeeWhen;
}

export interface FeeSettings {
  /** Cents; 0 for no fee. */
  readonly VISIT_FEE_CENTS: Cents;
  readonly VISIT_FEE_WHEN: 'request' | 'plan';
}

export const noFee: VisitFee = { amount: 0, when: 'never' };

/**
 * What a visit costs a patient in this state, and when. Where the law asks for a live call before a prescription, the card is
 * not charged before that call: the fee is due with the plan, whatever the setting says. Where nobody can be treated there is
 * no fee.
 */
export const visitFee = (state: string, settings: FeeSettings): VisitFee => {
  const { VISIT_FEE_CENTS: amount, VISIT_FEE_WHEN: when } = settings;
  const rule = stateRule(state);
  if (amount === 0 || !rule.prescriptions) return noFee;
  return { amount, when: rule.syncVisit ? 'plan' : when };
};
