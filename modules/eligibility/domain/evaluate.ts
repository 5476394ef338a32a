import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { answerChanged } from './answer-changed.ts';
import { isAskedAt } from './doors.ts';
import { isPrescriptionDrug } from './drug-groups.ts';
import type { Evaluation, Finding } from './evaluation.ts';
import { type FactsInput, factsOf } from './facts.ts';
import { findingOf } from './finding-of.ts';
import { type Outcome, strengthOf, strongest } from './outcome.ts';
import type { EarlierStop } from './patient-facts/read-facts.ts';
import type { Rule } from './rule.ts';
import { rules as allRules } from './rules/index.ts';
import { takes } from './scope.ts';

export interface EvaluationInput extends FactsInput {
  /**
   * Every earlier version of these answers that was evaluated, in any order. A stop whose answer was changed back
   * stays visible to the clinician.
   */
  readonly previousAnswers?: readonly Answers[];
  /** Earlier answers of which only these rules count: a clinician has resolved their other findings. */
  readonly earlierStops?: readonly EarlierStop[];
  /** Questions without an answer, or with an old one, that are not asked about these drugs (see `judgeRules`). */
  readonly notApplicable?: readonly string[];
}

/** The drugs of a visit that a rule is about. */
export const affectedBy = (
  { appliesTo, scope }: Pick<Rule, 'appliesTo' | 'scope'>,
  drugTypes: readonly DrugType[],
): readonly DrugType[] => {
  if (appliesTo === 'all') return scope === 'everything' ? drugTypes : drugTypes.filter(isPrescriptionDrug);
  return drugTypes.filter((drug) => appliesTo.includes(drug));
};

/**
 * The drugs that a finding of the rule is about: those of the visit or, if it concerns none of them, current
 * treatments. For current treatments only a review is a finding of the visit, because a clinician decides there: a stop
 * puts it on hold (`holdWhatIsUnsafe`), and its texts and first doses were settled when it was prescribed.
 */
export const judgedDrugs = (
  rule: Pick<Rule, 'appliesTo' | 'scope' | 'outcome' | 'needsNewAnswer'>,
  { drugTypes, takenDrugs = [] }: Pick<FactsInput, 'drugTypes' | 'takenDrugs'>,
): readonly DrugType[] => {
  const ofVisit = affectedBy(rule, drugTypes);
  const isAboutTaken = rule.outcome === 'review' && !rule.needsNewAnswer;
  return ofVisit.length > 0 || !isAboutTaken ? ofVisit : affectedBy(rule, takenDrugs);
};

const findingsOf = (
  input: FactsInput,
  rules: readonly Rule[],
): readonly { rule: Rule; finding: Finding }[] => {
  const facts = factsOf(input);
  const fired = rules.filter((rule) => isAskedAt(rule, input.purpose) && rule.when(facts));
  return fired.flatMap((rule) => {
    const drugTypes = judgedDrugs(rule, input);
    if (drugTypes.length === 0 && rule.outcome !== 'emergency') return [];
    return [{ rule, finding: findingOf(rule, drugTypes) }];
  });
};

/**
 * The findings of an earlier version of the answers. A rule that fired only because a question had no answer yet does not
 * count: nobody changed an answer of it. So rules without an answer there are not asked, which saves most of the time.
 */
const earlierFindings = (input: FactsInput, rules: readonly Rule[]): readonly Finding[] => {
  const answered = new Set(Object.keys(input.answers));
  return findingsOf(
    input,
    rules.filter(({ inputs }) => inputs.some((question) => answered.has(question))),
  ).map(({ finding }) => finding);
};

/** A stop that leaves another prescription drug does not stop the visit. */
const outcomeOf = (findings: readonly Finding[], allowed: readonly DrugType[]): Outcome => {
  const outcome = strongest(findings.map((finding) => finding.outcome));
  return outcome === 'stop' && allowed.some(isPrescriptionDrug) ? 'alternative' : outcome;
};

/** Earlier versions of the answers, each with the rules that count there; null for every rule. */
const earlierVersions = ({ previousAnswers = [], earlierStops = [] }: EvaluationInput) => [
  ...previousAnswers.map((answers) => ({ answers, ruleIds: null })),
  ...earlierStops,
];

/** The input with every earlier version of the answers, which some rules read. */
export const withEarlierAnswers = (input: EvaluationInput): FactsInput => ({
  earlierAnswers: earlierVersions(input).map(({ answers }) => answers),
  ...input,
});

const doseCapsOf = (fired: readonly { rule: Rule }[], allowed: readonly DrugType[]): Evaluation['doseCaps'] =>
  fired
    .filter(({ rule }) => rule.doseLimit)
    .flatMap(({ rule: { id, doseLimit = [] } }) =>
      [doseLimit]
        .flat()
        .filter(({ drugType }) => allowed.includes(drugType))
        .map((limit) => ({ ...limit, ruleId: id })),
    );

/** An earlier answer matters only if it would have ended the visit or removed a drug. */
const hardOnes = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter(({ outcome }) => strengthOf(outcome) >= strengthOf('alternative'));
const allHardRules = hardOnes(allRules);

/**
 * Runs every rule on one visit (docs/clinical/how-rules-work.md#RUN). The answers must already be validated and pruned
 * of hidden questions. Pure: the same input and rules return the same evaluation.
 */
export const evaluate = (input: EvaluationInput, rules: readonly Rule[] = allRules): Evaluation => {
  const fired = findingsOf(withEarlierAnswers(input), rules);
  const current = fired.map(({ finding }) => finding);
  const hardRules = rules === allRules ? allHardRules : hardOnes(rules);
  // An earlier answer is compared by its value, not its age.
  const { tooOld: _, ...ageless } = input;
  const firing = new Set(fired.map(({ rule }) => rule.id));
  const silent = hardRules.filter(({ id }) => !firing.has(id));
  const earlier = earlierVersions(input).flatMap(({ answers, ruleIds }) =>
    earlierFindings(
      { ...ageless, answers },
      ruleIds === null ? silent : silent.filter(({ id }) => ruleIds.includes(id)),
    ),
  );
  const changed = answerChanged(earlier, input.drugTypes);
  const findings = changed === null ? current : [...current, changed];
  const removed = new Set(input.drugTypes.filter((drug) => findings.some((one) => takes(one, drug))));
  const allowedDrugTypes = input.drugTypes.filter((drug) => !removed.has(drug));
  return {
    outcome: outcomeOf(findings, allowedDrugTypes),
    findings,
    allowedDrugTypes,
    removedDrugTypes: input.drugTypes.filter((drug) => removed.has(drug)),
    doseCaps: doseCapsOf(fired, allowedDrugTypes),
  };
};
