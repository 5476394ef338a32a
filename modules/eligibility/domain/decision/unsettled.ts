import { affectedBy, type EvaluationInput } from '../evaluate.ts';
import type { Evaluation } from '../evaluation.ts';
import type { Rule } from '../rule.ts';
import { judgeRules } from './judge-rules.ts';

/** A question that has to be answered before a rule about the drugs of a decision can pass. */
export interface UnsettledQuestion {
  readonly question: string;
  readonly why: 'not_asked' | 'too_old';
}

/**
 * The questions that leave a rule about the drugs of the decision undecided, each once. What is only taken beside them was
 * decided on when it was prescribed.
 */
export const unsettled = (
  rules: readonly Rule[],
  input: EvaluationInput,
  evaluation: Evaluation,
): readonly UnsettledQuestion[] => {
  const about = rules.filter(
    (rule) => rule.outcome === 'emergency' || affectedBy(rule, input.drugTypes).length > 0,
  );
  const questions = judgeRules(about, input, evaluation).flatMap((one) => one.questions ?? []);
  return [...new Set(questions)].map((question) => ({
    question,
    why: input.tooOld?.includes(question) ? 'too_old' : 'not_asked',
  }));
};
