import type { DrugType, Product } from '#modules/catalogue/index.ts';
import type { Evaluation, FindingView } from '#modules/eligibility/index.ts';

export interface TreatmentOptions {
  /** Products whose drug no rule excludes for this patient. */
  readonly products: readonly Product[];
  /** Findings about these drugs, each rule once with the drugs it applies to; the record says which are acknowledged. */
  readonly findings: readonly FindingView[];
}

/**
 * What a clinician may prescribe instead of the requested products, with the resulting flags: a drug that the
 * patient did not ask for may fire rules that the requested drugs did not.
 */
export const treatmentOptions = (
  candidates: readonly Product[],
  recorded: readonly FindingView[],
  evaluateFor: (drug: DrugType) => Evaluation,
): TreatmentOptions => {
  const possible = [...new Set(candidates.map((product) => product.drugType))]
    .map((drug) => ({ drug, evaluation: evaluateFor(drug) }))
    .filter(({ evaluation }) => evaluation.allowedDrugTypes.length > 0);
  const findings = new Map<string, FindingView>();
  for (const { drug, evaluation } of possible)
    for (const finding of evaluation.findings) {
      const known = findings.get(finding.ruleId);
      findings.set(finding.ruleId, {
        ...finding,
        basis: '',
        drugTypes: [...(known?.drugTypes ?? []), drug],
        acknowledged: recorded.some(({ ruleId, acknowledged }) => acknowledged && ruleId === finding.ruleId),
        read: recorded.some(({ ruleId, read }) => read && ruleId === finding.ruleId),
      });
    }
  const drugs = possible.map(({ drug }) => drug);
  return {
    products: candidates.filter((product) => drugs.includes(product.drugType)),
    findings: [...findings.values()],
  };
};
