import { isAskedAt } from '../doors.ts';
import { affectedBy, type EvaluationInput, judgedDrugs } from '../evaluate.ts';
import type { Evaluation } from '../evaluation.ts';
import type { Outcome } from '../outcome.ts';
import type { Rule } from '../rule.ts';

/**
 * The result of a rule that applies to the drugs:
 *
 * - `fired` with the rule's outcome
 * - `passed` its questions were answered and it did not fire
 * - `not_asked` it did not fire, and none of its questions has an answer
 * - `too_old` it did not fire, and an answer it reads is too old to count for these drugs
 */
export interface RuleResult {
  readonly id: string;
  readonly version: number;
  readonly result: 'fired' | 'passed' | 'not_asked' | 'too_old';
  readonly outcome: Outcome;
}

/** The rules that are asked at the door and are about a drug that is judged there, and every emergency rule. */
export const applyingRules = (rules: readonly Rule[], input: EvaluationInput): readonly Rule[] =>
  rules
    .filter((rule) => isAskedAt(rule, input.purpose))
    .filter((rule) => rule.outcome === 'emergency' || judgedDrugs(rule, input).length > 0);

const isKnown = ({ answers, ageYears, state }: EvaluationInput, question: string): boolean =>
  Object.hasOwn(answers, question) ||
  (question === 'dob' && !Number.isNaN(ageYears)) ||
  (question === 'state' && state !== '');

/** The questions whose old answers block these drugs. Other drugs are not asked them, so their age does not matter. */
const neededAnew = (rules: readonly Rule[], { tooOld = [], drugTypes }: EvaluationInput): readonly string[] =>
  rules
    .filter((rule) => rule.needsNewAnswer && affectedBy(rule, drugTypes).length > 0)
    .flatMap(({ inputs }) => inputs.filter((question) => tooOld.includes(question)));

const unfired = (rule: Rule, input: EvaluationInput, tooOld: readonly string[]): RuleResult['result'] => {
  if (rule.inputs.some((question) => tooOld.includes(question))) return 'too_old';
  if (rule.inputs.length > 0 && !rule.inputs.some((question) => isKnown(input, question))) return 'not_asked';
  return 'passed';
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
  const tooOld = neededAnew(rules, input);
  const others = applyingRules(rules, input)
    .filter(({ id }) => !fired.some((one) => one.id === id))
    .map(
      (rule): RuleResult => ({
        id: rule.id,
        version: rule.version,
        result: unfired(rule, input, tooOld),
        outcome: 'ok',
      }),
    );
  return [...fired, ...others];
};
