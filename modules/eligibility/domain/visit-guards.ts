import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug } from './drug-groups.ts';
import type { Evaluation, Finding } from './evaluation.ts';

const ends = (evaluation: Evaluation): boolean =>
  evaluation.outcome === 'stop' || evaluation.outcome === 'emergency';

/** A counsel text that the patient read: the rule and the version of its text. */
export interface Acknowledgement {
  readonly ruleId: string;
  readonly version: number;
}

/** The counsel texts that a patient has to read before submitting: those about drugs that no rule removed. */
export const counselTexts = ({ findings, allowedDrugTypes }: Evaluation): readonly Finding[] =>
  findings.filter(
    ({ outcome, drugTypes }) =>
      outcome === 'counsel' && drugTypes.some((drug) => allowedDrugTypes.includes(drug)),
  );

/**
 * Whether the patient has read every required counsel text in its current version. BAD_USER_INPUT names
 * `acknowledgedRuleIds`, then `acknowledgedRuleIds.<rule id>` with the text of each one that is missing.
 */
export const hasRead = (evaluation: Evaluation, acknowledged: readonly Acknowledgement[]): Result<true> => {
  const unread = counselTexts(evaluation).filter(
    ({ ruleId, version }) => !acknowledged.some((one) => one.ruleId === ruleId && one.version === version),
  );
  if (unread.length === 0) return ok(true);
  return badInput([
    { field: 'acknowledgedRuleIds', message: 'Please read the safety information and check each box.' },
    ...unread.map(({ ruleId, reasonForPatient }) => ({
      field: `acknowledgedRuleIds.${ruleId}`,
      message: reasonForPatient,
    })),
  ]);
};

/**
 * Whether the patient may submit: no stop, a prescription drug is left (else CONFLICT), and every counsel text was read
 * (else BAD_USER_INPUT, see `hasRead`).
 */
export const maySubmit = (evaluation: Evaluation, acknowledged: readonly Acknowledgement[]): Result<true> =>
  ends(evaluation) || !evaluation.allowedDrugTypes.some(isPrescriptionDrug)
    ? fail('CONFLICT', 'We cannot prescribe what you asked for in this visit.')
    : hasRead(evaluation, acknowledged);

/**
 * Whether the clinician may approve (also a refill or a new dose): a stop that leaves nothing and an emergency block, every
 * review finding must be acknowledged, and no drug that a rule removed may be prescribed. Evaluate for the
 * products that are to be prescribed, not only for those that were requested. BAD_USER_INPUT names `answers.<question
 * id>` for each answer that is too old.
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
  const old = evaluation.findings.filter((finding) => finding.needsNewAnswer);
  if (old.length > 0)
    return fail(
      'BAD_USER_INPUT',
      old.map(({ reasonForClinician }) => reasonForClinician).join(' '),
      old.flatMap(({ inputs, reasonForClinician }) =>
        inputs.map((question) => ({ field: `answers.${question}`, message: reasonForClinician })),
      ),
    );
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
