import { answerChangedRule } from '#modules/eligibility/domain/answer-changed.ts';
import { rules as answerRules, chartRules } from '#modules/eligibility/domain/index.ts';

/** Everything that a decision record may name as a rule, with the entry in docs/clinical/ that it cites. */
export const citingRules = [...answerRules, ...chartRules, answerChangedRule];
