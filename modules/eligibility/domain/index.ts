export {
  type AnsweredAt,
  type Purpose,
  tooOldAnswers,
} from './answer-ages.ts';
export { type EvaluationInput, evaluate } from './evaluate.ts';
export type { Evaluation, Finding } from './evaluation.ts';
export { ALERT_AFTER_MINUTES, isEmergency } from './is-emergency.ts';
export { notEligiblePath } from './not-eligible-path.ts';
export { type Outcome, outcomes, strengthOf } from './outcome.ts';
export { lineOf, missingParts, type Registry, unaskedQuestions } from './registration.ts';
export { rules } from './rules/index.ts';
export { unansweredQuestions } from './unanswered.ts';
