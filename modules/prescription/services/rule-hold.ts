import type { DrugType } from '#modules/catalogue/index.ts';
import { type Evaluation, isPrescriptionDrug } from '#modules/eligibility/index.ts';

type Judged = Pick<Evaluation, 'findings' | 'outcome' | 'removedDrugTypes'>;

/** Why the rules put a prescription on hold. */
export interface RuleHold {
  readonly ruleIds: readonly string[];
  readonly isHardStop: boolean;
}

/**
 * The hold that an evaluation places on a prescription of this drug; null when the drug may go on. A stop or an
 * emergency is about every prescription drug, an alternative about the drugs it names.
 */
export const ruleHoldOn = (
  drugType: DrugType,
  { findings, outcome, removedDrugTypes }: Judged,
): RuleHold | null => {
  const isHardStop = (outcome === 'stop' || outcome === 'emergency') && isPrescriptionDrug(drugType);
  if (!isHardStop && !removedDrugTypes.includes(drugType)) return null;
  const causes = findings.filter(
    (finding) =>
      finding.outcome === 'stop' ||
      finding.outcome === 'emergency' ||
      (finding.outcome === 'alternative' && finding.drugTypes.includes(drugType)),
  );
  return { ruleIds: causes.map(({ ruleId }) => ruleId), isHardStop };
};
