import { billingPort } from '#modules/billing/index.ts';
import { type Evaluation, isJudgedOverTheCounter, isPrescriptionDrug } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { ruleHoldOn } from './rule-hold.ts';

/**
 * After a finding that takes drugs from the patient: the pharmacy is asked to stop what it has and has not shipped of
 * them, also where nothing runs that could be put on hold.
 */
export const stopUnsafe = async (
  tx: Scope,
  userId: string,
  evaluation: Pick<Evaluation, 'findings'>,
): Promise<void> => {
  const billing = tx.use(billingPort);
  const unsafe = (await billing.orderedProducts(userId)).filter(
    ({ stage, drugType }) =>
      stage === 'dispensed' &&
      (isPrescriptionDrug(drugType) || isJudgedOverTheCounter(drugType)) &&
      ruleHoldOn(drugType, evaluation) !== null,
  );
  const productIds = [...new Set(unsafe.map(({ productId }) => productId))];
  if (productIds.length > 0)
    await billing.stopOrders(systemActor, { userId, productIds, reason: 'a safety rule' });
};
