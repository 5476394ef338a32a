import { ageInYears, type CalendarDate } from '#kernel/dates.ts';
import { usStates } from '#kernel/us-states.ts';
import { stateRule } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { type Evaluation, evaluate, type Finding, strengthOf } from '../domain/index.ts';
import type { VisitKind } from '../domain/visit-kind.ts';

const servedStates = usStates.map(([code]) => code).filter((code) => stateRule(code).prescriptions);

export const isServed = (state: string): boolean => stateRule(state).prescriptions;

export interface VisitFacts {
  readonly kind: VisitKind;
  readonly answers: Answers;
  readonly drugTypes: readonly DrugType[];
  readonly shipState: string;
  /** From the patient's profile; null when it is unknown. */
  readonly dob: CalendarDate | null;
  readonly earlierAnswers: readonly Answers[];
  readonly now: Date;
}

const answeredDob = ({ dob }: Answers): string | null => (typeof dob === 'string' ? dob : null);

/** Full years; when profile and answers differ, the younger age counts. NaN when neither is known. */
const ageOf = ({ answers, dob, now }: VisitFacts): number => {
  const births = [dob, answeredDob(answers)].filter((birth) => birth !== null);
  return births.length === 0 ? Number.NaN : Math.min(...births.map((birth) => ageInYears(birth, now)));
};

/** Findings that need more than the answers: the profile, and the law of the state. */
const findingsAround = (facts: VisitFacts): readonly Finding[] => {
  const review = { version: 1, outcome: 'review', drugTypes: facts.drugTypes } as const;
  const birth = answeredDob(facts.answers);
  const found: Finding[] = [];
  if (facts.dob !== null && birth !== null && birth !== facts.dob)
    found.push({
      ...review,
      ruleId: 'DOB-MISMATCH',
      inputs: ['dob'],
      reasonForPatient: 'The date of birth differs from your account. The clinician will ask you about it.',
      reasonForClinician: 'The date of birth in the answers differs from the profile.',
    });
  if (facts.kind === 'initial' && stateRule(facts.shipState).syncVisit)
    found.push({
      ...review,
      ruleId: 'LIVE-CALL',
      inputs: ['state'],
      reasonForPatient: 'Your state asks for a live call before a prescription. The clinician will call you.',
      reasonForClinician:
        'This state asks for a live call before a first prescription. Acknowledge once the call has taken place.',
    });
  return found;
};

/** Runs the eligibility rules on a visit. Answers must be pruned of hidden questions. */
export const evaluateVisit = (facts: VisitFacts): Evaluation => {
  const evaluation = evaluate({
    answers: facts.answers,
    drugTypes: facts.drugTypes,
    ageYears: ageOf(facts),
    state: facts.shipState,
    servedStates,
    previousAnswers: facts.earlierAnswers,
  });
  const around = findingsAround(facts);
  return {
    ...evaluation,
    findings: [...evaluation.findings, ...around],
    outcome:
      around.length > 0 && strengthOf(evaluation.outcome) < strengthOf('review')
        ? 'review'
        : evaluation.outcome,
  };
};

/** The findings that end a visit or remove a drug, triggered by a question that was answered. */
export const hardFindings = (evaluation: Evaluation, answers: Answers): readonly Finding[] =>
  evaluation.findings.filter(
    (finding) =>
      strengthOf(finding.outcome) >= strengthOf('alternative') &&
      finding.inputs.some((question) => Object.hasOwn(answers, question)),
  );
