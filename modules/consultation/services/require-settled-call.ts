import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { callPort, callSettled } from '#modules/call/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';

export const CALL_MISSING = 'The live call with the patient has not taken place yet.';

/**
 * CONFLICT while the call that the visit needs is not settled: nothing is prescribed or proposed before, whatever way the
 * case came to the clinician. Only the call itself settles the rule LIVE-CALL, not a clinician's acknowledgment.
 */
export const requireSettledCall = async (tx: Scope, consultationId: string): Promise<void> => {
  const call = await tx.use(callPort).of(consultationId);
  const isSettled = call
    ? callSettled(call.status)
    : !(await tx.use(findingPort).of(consultationId)).some(({ ruleId }) => ruleId === 'LIVE-CALL');
  if (!isSettled) orRefuse(fail('CONFLICT', CALL_MISSING));
};
