import type { PastVisit } from '#modules/consultation/index.ts';
import {
  type FindingView,
  knownQuestion,
  type PatientFact,
  sourceOfRule,
} from '#modules/eligibility/index.ts';
import { answerText } from '#modules/quiz/index.ts';
import { scopeLabel, visitLabel } from './labels.ts';

/** The facts about the patient, and the visits that they come from. */
export interface KnownFacts {
  /** Oldest first. */
  readonly facts: readonly PatientFact[];
  readonly visits: readonly PastVisit[];
}

/** Saved answers that were never submitted are not the patient's statements. */
const isStated = ({ stage }: PatientFact): boolean => stage !== 'draft';

export const visitOf = ({ visitId }: PatientFact, visits: readonly PastVisit[]): string | null => {
  const visit = visits.find(({ consultationId }) => consultationId === visitId);
  return visit ? visitLabel(visit) : null;
};

/** An answer with the day it was given and the visit it comes from. */
export const presentFact = (fact: PatientFact, visits: readonly PastVisit[]) => {
  const question = knownQuestion(fact.question, fact.questionnaire);
  const { value } = fact;
  return {
    id: String(fact.id),
    questionId: fact.question,
    question: question?.label ?? fact.question,
    answer: question && value !== null ? answerText(question, value) : '',
    givenAt: fact.speaksOf,
    visit: visitOf(fact, visits),
    isFromClinician: fact.clinicianId !== null,
    isSubmitted: isStated(fact),
  };
};

const textOf = (fact: PatientFact | undefined): string => JSON.stringify(fact?.value ?? null);

/** The answers that a finding read: the newest one of each question, then older ones that made the same rule fire. */
const inputsOf = ({ ruleId, inputs }: FindingView, { facts, visits }: KnownFacts) =>
  inputs.flatMap((input) => {
    const answers = facts.filter(({ question, value }) => question === input && value !== null);
    const current = answers.findLast(isStated);
    const older = answers.filter(
      (fact) =>
        textOf(fact) !== textOf(current) &&
        fact.ruleIds.includes(ruleId) &&
        !fact.resolvedRuleIds.includes(ruleId),
    );
    return [...(current ? [current] : []), ...older.toReversed()].map((fact) => presentFact(fact, visits));
  });

/** A finding with what it read, and what the clinical document says about that version of the rule; null for one that has none. */
export const presentFlag = (finding: FindingView, known: KnownFacts) => ({
  ruleId: finding.ruleId,
  version: finding.version,
  outcome: finding.outcome,
  reason: finding.reasonForClinician,
  drugTypes: finding.drugTypes,
  takes: scopeLabel(finding),
  questionIds: finding.inputs,
  acknowledged: finding.acknowledged,
  inputs: inputsOf(finding, known),
  source: sourceOfRule(finding.ruleId, finding.version),
});

/** The questions about medicines from elsewhere, prescribed or not. */
const medicineQuestions: readonly string[] = ['meds', 'meds_detail'];

/** The medicines that the patient reports, newest first, consecutive equal answers once. */
export const reportedMedicines = ({ facts, visits }: KnownFacts) =>
  facts
    .filter((fact) => medicineQuestions.includes(fact.question) && fact.value !== null && isStated(fact))
    .map((fact) => presentFact(fact, visits))
    .toReversed();
