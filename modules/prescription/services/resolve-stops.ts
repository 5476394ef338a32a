import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  factPort,
  openEmergenciesPort,
  openEmergencyText,
  unconfirmedText,
} from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { TreatmentAction } from '../index.ts';
import type { LockedTreatment } from './treatment-action.ts';

const ruleIdsOf = (treatments: readonly LockedTreatment[]): readonly string[] => [
  ...new Set(treatments.flatMap(({ holds }) => holds.flatMap(({ ruleIds }) => ruleIds))),
];

/**
 * CONFLICT as long as the patient has not confirmed the correction of an answer that one of these rules fired on, and
 * while an emergency that affects one of these drugs has no outcome.
 */
export const requireSettled = async (
  tx: Scope,
  userId: string,
  { ruleIds, drugTypes }: { readonly ruleIds: readonly string[]; readonly drugTypes: readonly DrugType[] },
): Promise<void> => {
  const [known, openEmergencies] = await Promise.all([
    tx.use(factPort).of(userId),
    tx.use(openEmergenciesPort).of(userId),
  ]);
  const text = openEmergencyText(known, openEmergencies, drugTypes) ?? unconfirmedText(known, ruleIds);
  if (text !== null) orRefuse(fail('CONFLICT', text));
};

/** As `requireSettled`, for the treatments that a clinician resumes. */
export const requireSettledHolds = (
  tx: Scope,
  { thread }: TreatmentAction,
  treatments: readonly LockedTreatment[],
): Promise<void> =>
  requireSettled(tx, thread.userId, {
    ruleIds: ruleIdsOf(treatments),
    drugTypes: treatments.map(({ drugType }) => drugType),
  });

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
