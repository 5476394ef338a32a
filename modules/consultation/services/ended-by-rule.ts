import type { DrugType } from '#modules/catalogue/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';

/** The refusals of the rules in a visit, with their reasons. */
export interface EndedByRule {
  readonly at: Date;
  /** Requested products that were not prescribed. */
  readonly drugTypes: readonly DrugType[];
  /** As the patient reads them, each once. */
  readonly reasons: readonly string[];
}

/** The patient's newest answered visit, if a rule ended it or removed something from it; else null. Two statements. */
export const endedByRule = async (scope: Scope, userId: string): Promise<EndedByRule | null> => {
  const visit = (await consultationRepository(scope.db).answered(userId)).at(-1);
  if (visit?.outcome !== 'stop' && visit?.outcome !== 'alternative') return null;
  const findings = (await scope.use(findingPort).of(visit.id)).filter(
    ({ outcome }) => outcome === 'stop' || outcome === 'alternative',
  );
  return {
    at: visit.decidedAt ?? visit.submittedAt ?? visit.createdAt,
    drugTypes: visit.removedDrugTypes.length > 0 ? visit.removedDrugTypes : visit.drugTypes,
    reasons: [...new Set(findings.map(({ reasonForPatient }) => reasonForPatient))],
  };
};
