import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { callIsMissing } from './wait-for-call.ts';

export const CALL_MISSING = 'The live call with the patient has not taken place yet.';

/** CONFLICT while the visit needs a live call: nothing is prescribed or proposed before, no matter who has the case. */
export const requireSettledCall = async (tx: Scope, consultationId: string): Promise<void> => {
  if (await callIsMissing(tx, consultationId)) orRefuse(fail('CONFLICT', CALL_MISSING));
};
