import { fail, ok, type Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug } from '../drug-groups.ts';
import type { Evaluation } from '../eligibility/evaluation.ts';

const ends = (evaluation: Evaluation): boolean =>
  evaluation.outcome === 'stop' || evaluation.outcome === 'emergency';

/** A text the patient read: the rule and the version of its wording. */
export interface Acknowledgement {
  readonly ruleId: string;
  readonly version: number;
}

/**
 * Whether the patient may submit: no stop, a prescription drug is left, and every counsel text for what is left
 * was acknowledged in its present version. CONFLICT says what is missing.
 */
export const maySubmit = (evaluation: Evaluation, acknowledged: readonly Acknowledgement[]): Result<true> => {
  if (ends(evaluation) || !evaluation.allowedDrugTypes.some(isPrescriptionDrug))
    return fail('CONFLICT', 'We cannot prescribe what you asked for in this visit.');
  const unread = evaluation.findings.some(
    (finding) =>
      finding.outcome === 'counsel' &&
      finding.drugTypes.some((drug) => evaluation.allowedDrugTypes.includes(drug)) &&
      !acknowledged.some((one) => one.ruleId === finding.ruleId && one.version === finding.version),
  );
  return unread
    ? fail('CONFLICT', 'Please read and confirm the safety information for each medicine.')
    : ok(true);
};

/**
 * Whether the clinician may approve (also a refill or a new dose): a stop or emergency always blocks, every
 * review finding must be acknowledged, and nothing may be prescribed that a rule took out. Evaluate for the
 * products that are to be prescribed, not only for those that were asked for.
 */
export const mayApprove = (
  evaluation: Evaluation,
  acknowledgedRuleIds: readonly string[],
  prescribed: readonly DrugType[] = evaluation.allowedDrugTypes,
): Result<true> => {
  if (ends(evaluation))
    return fail('CONFLICT', 'A safety rule stops this visit. It can only be refused or sent back.');
  if (!prescribed.some(isPrescriptionDrug)) return fail('CONFLICT', 'There is nothing to prescribe.');
  if (prescribed.some((drug) => !evaluation.allowedDrugTypes.includes(drug)))
    return fail('CONFLICT', 'A safety rule took one of these medicines out of this visit.');
  const open = evaluation.findings.filter(
    (finding) => finding.outcome === 'review' && !acknowledgedRuleIds.includes(finding.ruleId),
  );
  return open.length === 0
    ? ok(true)
    : fail(
        'CONFLICT',
        `Please acknowledge each flag before approving: ${open.map((finding) => finding.ruleId).join(', ')}.`,
      );
};
