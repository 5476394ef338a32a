import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { factPort, unconfirmedText } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { TreatmentAction } from '../index.ts';
import type { LockedTreatment } from './treatment-action.ts';

const ruleIdsOf = (treatments: readonly LockedTreatment[]): readonly string[] => [
  ...new Set(treatments.flatMap(({ holds }) => holds.flatMap(({ ruleIds }) => ruleIds))),
];

/** CONFLICT as long as the patient has not confirmed the correction of an answer that placed a hold. */
export const requireConfirmed = async (
  tx: Scope,
  { thread }: TreatmentAction,
  treatments: readonly LockedTreatment[],
): Promise<void> => {
  const ruleIds = ruleIdsOf(treatments);
  if (ruleIds.length === 0) return;
  const text = unconfirmedText(await tx.use(factPort).of(thread.userId), ruleIds);
  if (text !== null) orRefuse(fail('CONFLICT', text));
};

/** Clinicians who lift a hold have reviewed the answers behind it: those stops do not count any more. */
export const resolveStops = (
  tx: Scope,
  { thread, clinician, reason }: TreatmentAction,
  treatment: LockedTreatment,
): Promise<void> => {
  const proposed = treatment.holds.find(({ liftProposedBy }) => liftProposedBy !== null);
  const first = proposed?.liftProposedBy ?? null;
  return tx.use(factPort).resolve({
    userId: thread.userId,
    ruleIds: ruleIdsOf([treatment]),
    resolvedBy: first ?? clinician.id,
    confirmedBy: first === null ? null : clinician.id,
    reason,
  });
};
