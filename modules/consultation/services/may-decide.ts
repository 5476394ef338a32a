import { fail, type Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { mayApprove, unconfirmedText } from '#modules/eligibility/index.ts';
import type { JudgedAnswers } from './judge-answers.ts';

/** As `mayApprove`; the refusal also says which correction the patient has not confirmed, where that is the reason. */
export const mayDecide = (
  { evaluation, known }: JudgedAnswers,
  acknowledgedRuleIds: readonly string[],
  prescribed?: readonly DrugType[],
): Result<true> => {
  const allowed = mayApprove(evaluation, acknowledgedRuleIds, prescribed);
  if (allowed.ok) return allowed;
  const { code, message, fields } = allowed.failure;
  const text = unconfirmedText(
    known,
    evaluation.findings.map(({ ruleId }) => ruleId),
  );
  return text === null ? allowed : fail(code, `${message} ${text}`, fields);
};
