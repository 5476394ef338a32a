import type { ServiceLine } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Outcome } from '../domain/index.ts';
import { notEligiblePath, strengthOf } from '../domain/index.ts';
import { lineNamed } from '../domain/registry/registry.ts';
import { takes } from '../domain/scope.ts';
import { evaluateVisit, hardFindings } from './evaluate-visit.ts';
import { contextOfStranger } from './patient-context.ts';

const textOf = (answers: Answers, id: string): string => {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : '';
};

/** The evaluation of a visitor's first answers. */
export interface StartEvaluation {
  /** `ok` when the visitor may continue; else the strongest outcome that ends it. */
  readonly outcome: Outcome;
  readonly findings: readonly {
    readonly ruleId: string;
    readonly outcome: string;
    readonly reason: string;
  }[];
  /** The page that explains it; null when the visitor may continue, and in an emergency. */
  readonly path: string | null;
}

/**
 * Evaluates answers given before there is a visit: sex, birth date and state, and the red flags of hair loss. Considers
 * every prescription drug of the service line, and only questions that were answered. Whether the patient may be
 * treated is evaluated again with the intake.
 */
export const evaluateStart = (scope: Scope, serviceLine: ServiceLine, answers: Answers): StartEvaluation => {
  const { drugs, notEligibleFolder } = lineNamed(serviceLine);
  const drugTypes = drugs.prescription;
  const evaluation = evaluateVisit({
    purpose: 'draft',
    kind: 'initial',
    answers,
    drugTypes,
    shipState: textOf(answers, 'home_state') || textOf(answers, 'state'),
    dob: null,
    earlierStops: [],
    patient: contextOfStranger(scope),
    now: scope.clock.now(),
  });
  const hard = hardFindings(evaluation, answers);
  const found = hard.toSorted((a, b) => strengthOf(b.outcome) - strengthOf(a.outcome));
  const isOver =
    found.some(({ outcome }) => outcome === 'emergency') ||
    drugTypes.every((drug) => found.some((finding) => takes(finding, drug)));
  if (!isOver) return { outcome: 'ok', findings: [], path: null };
  const outcome = found[0]?.outcome ?? 'stop';
  return {
    outcome,
    findings: found.map(({ ruleId, outcome: strength, reasonForPatient }) => ({
      ruleId,
      outcome: strength,
      reason: reasonForPatient,
    })),
    path:
      outcome === 'emergency'
        ? null
        : (notEligiblePath({ outcome, findings: found }, notEligibleFolder) ??
          '/not-eligible-user/alternatives'),
  };
};
