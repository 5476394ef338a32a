import { isAskedAt } from '../doors.ts';
import { type EvaluationInput, judgedDrugs, withEarlierAnswers } from '../evaluate.ts';
import type { Evaluation } from '../evaluation.ts';
import type { Outcome } from '../outcome.ts';
import type { Rule } from '../rule.ts';
import { undecidedBy } from './open-questions.ts';

/**
 * The result of a rule that applies to the drugs:
 *
 * - `fired` with the rule's outcome
 * - `passed` it did not fire, and no answer that is missing or too old could make it fire
 * - `not_asked` it did not fire, and an answer that could make it fire is missing
 * - `too_old` it did not fire, and another answer could make it fire in place of one that is too old to count
 * - `not_applicable` it did not fire, and none of its questions is asked about these drugs in this visit
 */
export interface RuleResult {
  readonly id: string;
  readonly version: number;
  readonly result: 'fired' | 'passed' | 'not_asked' | 'too_old' | 'not_applicable';
  readonly outcome: Outcome;
  /** The questions that have to be answered, or answered again, before it can pass; only where it has not. */
  readonly questions?: readonly string[];
}

/** The rules that are asked at the door and are about a drug that is judged there, and every emergency rule. */
export const applyingRules = (rules: readonly Rule[], input: EvaluationInput): readonly Rule[] =>
  rules
    .filter((rule) => isAskedAt(rule, input.purpose))
    .filter((rule) => rule.outcome === 'emergency' || judgedDrugs(rule, input).length > 0);

/** The account may know a birth date that no form asked for. Where the parcel goes does not say where the patient is. */
const isKnown = ({ answers, ageYears }: EvaluationInput, question: string): boolean =>
  Object.hasOwn(answers, question) || (question === 'dob' && !Number.isNaN(ageYears));

/** The questions that these rules read and that have no answer. */
export const missingInputs = (rules: readonly Rule[], input: EvaluationInput): readonly string[] => [
  ...new Set(
    applyingRules(rules, input)
      .flatMap(({ inputs }) => inputs)
      .filter((question) => !isKnown(input, question)),
  ),
];

const unfired = (rule: Rule, input: EvaluationInput): Pick<RuleResult, 'result' | 'questions'> => {
  const applies = (question: string): boolean => !input.notApplicable?.includes(question);
  const unknown = rule.inputs.filter((question) => !isKnown(input, question));
  const missing = new Set(unknown.filter(applies));
  const tooOld = new Set(
    rule.inputs.filter((question) => input.tooOld?.includes(question) && applies(question)),
  );
  if (rule.inputs.length > 0 && unknown.length === rule.inputs.length)
    return missing.size === 0
      ? { result: 'not_applicable' }
      : { result: 'not_asked', questions: [...missing] };
  if (missing.size === 0 && tooOld.size === 0) return { result: 'passed' };
  const questions = undecidedBy(rule, withEarlierAnswers(input), { missing, tooOld });
  if (questions.length === 0) return { result: 'passed' };
  return { result: questions.some((one) => tooOld.has(one)) ? 'too_old' : 'not_asked', questions };
};

/** The result of each rule that applies, and each finding that compares answers (see `answerChanged`). */
export const judgeRules = (
  rules: readonly Rule[],
  input: EvaluationInput,
  { findings }: Evaluation,
): readonly RuleResult[] => {
  const fired = findings.map(
    ({ ruleId, version, outcome }): RuleResult => ({ id: ruleId, version, result: 'fired', outcome }),
  );
  const others = applyingRules(rules, input)
    .filter(({ id }) => !fired.some((one) => one.id === id))
    .map(
      (rule): RuleResult => ({
        id: rule.id,
        version: rule.version,
        outcome: 'ok',
        ...unfired(rule, input),
      }),
    );
  return [...fired, ...others];
};
