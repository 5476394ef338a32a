import { ageInYears } from '#kernel/age-in-years.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { usStates } from '#kernel/us-states.ts';
import { stateRule } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { PatientContext } from '../domain/facts.ts';
import {
  type AnsweredAt,
  type Evaluation,
  type EvaluationInput,
  evaluate,
  type Finding,
  type Purpose,
  strengthOf,
  tooOldAnswers,
} from '../domain/index.ts';
import { documentBirth } from '../domain/patient-facts/document-birth.ts';
import type { EarlierStop } from '../domain/patient-facts/read-facts.ts';
import type { VisitKind } from '../domain/visit-kind.ts';

const servedStates = usStates.map(([code]) => code).filter((code) => stateRule(code).prescriptions);

export const isServed = (state: string): boolean => stateRule(state).prescriptions;

export interface VisitFacts {
  readonly purpose: Purpose;
  /** Null where there is no visit. */
  readonly kind: VisitKind | null;
  readonly answers: Answers;
  readonly drugTypes: readonly DrugType[];
  /** Nothing of the service line was prescribed in this state before; left out, true for a first visit. */
  readonly isFirstOfLine?: boolean;
  readonly shipState: string;
  /** From the patient's profile; null when it is unknown. */
  readonly dob: CalendarDate | null;
  /** The stops that the patient's earlier answers raised and that no clinician has resolved. */
  readonly earlierStops: readonly EarlierStop[];
  /** When the answers were given; left out where ages do not matter. */
  readonly answeredAt?: AnsweredAt;
  /** See `patientContext`. */
  readonly patient: PatientContext;
  readonly now: Date;
}

/**
 * Full years in the patient's time zone; when profile, answers and ID differ, the younger age counts. NaN when none is
 * known.
 */
const ageOf = ({ answers, dob, shipState, now }: VisitFacts): number => {
  const timeZone = timeZoneOfState(shipState);
  const births = [dob, answers.dob, answers[documentBirth.id]].filter((birth) => typeof birth === 'string');
  return births.length === 0
    ? Number.NaN
    : Math.min(...births.map((birth) => ageInYears(birth, now, timeZone)));
};

/** A visit with its evaluation. */
export interface JudgedVisit {
  readonly facts: VisitFacts;
  readonly evaluation: Evaluation;
}

/** Everything that the rules may read about a visit. */
export const evaluationInputOf = (facts: VisitFacts): EvaluationInput => {
  const {
    purpose,
    kind,
    answers,
    drugTypes,
    shipState,
    dob,
    earlierStops,
    answeredAt = {},
    patient,
    now,
  } = facts;
  return {
    answers,
    drugTypes,
    ageYears: ageOf(facts),
    state: shipState,
    servedStates,
    visitKind: kind,
    purpose,
    requiresLiveCall: [shipState, answers.state].some(
      (state) => typeof state === 'string' && stateRule(state).syncVisit,
    ),
    ...(facts.isFirstOfLine !== undefined && { isFirstOfLine: facts.isFirstOfLine }),
    profileDob: dob,
    tooOld: tooOldAnswers({ purpose, drugTypes }, answers, answeredAt, now),
    earlierStops,
    ...patient,
  };
};

/** Runs the eligibility rules on a visit. Answers must be pruned of hidden questions. */
export const evaluateVisit = (facts: VisitFacts): Evaluation => evaluate(evaluationInputOf(facts));

/** As `evaluateVisit`, for a decision that is recorded. */
export const judgeVisit = (facts: VisitFacts): JudgedVisit => ({ facts, evaluation: evaluateVisit(facts) });

/** The findings that end a visit or remove a drug, triggered by a question that was answered. */
export const hardFindings = (evaluation: Evaluation, answers: Answers): readonly Finding[] =>
  evaluation.findings.filter(
    (finding) =>
      strengthOf(finding.outcome) >= strengthOf('alternative') &&
      finding.inputs.some((question) => Object.hasOwn(answers, question)),
  );
