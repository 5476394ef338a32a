import type { Answers } from '#modules/quiz/index.ts';
import { hairPrescriptions } from '../domain/drug-groups.ts';
import { notEligiblePath, strengthOf } from '../domain/eligibility/index.ts';
import type { StartJudgement } from '../index.ts';
import { evaluateVisit, hardFindings } from './evaluate-visit.ts';

const textOf = (answers: Answers, id: string): string => {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : '';
};

/**
 * What the rules say of a visitor's first answers, before he has chosen a treatment: about every prescription of the
 * line, and only by what he really answered. Whether he may be treated at all is judged again with the intake.
 */
export const judgeStart = (answers: Answers, now: Date): StartJudgement => {
  const evaluation = evaluateVisit({
    kind: 'initial',
    answers,
    drugTypes: hairPrescriptions,
    shipState: textOf(answers, 'home_state') || textOf(answers, 'state'),
    dob: null,
    earlierAnswers: [],
    now,
  });
  const hard = hardFindings(evaluation, answers);
  const found = hard.toSorted((a, b) => strengthOf(b.outcome) - strengthOf(a.outcome));
  const out = new Set(found.flatMap(({ drugTypes }) => drugTypes));
  const isOver =
    found.some(({ outcome }) => strengthOf(outcome) >= strengthOf('stop')) ||
    hairPrescriptions.every((drug) => out.has(drug));
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
        : (notEligiblePath({ ...evaluation, outcome, findings: found }) ?? '/not-eligible-user/alternatives'),
  };
};
