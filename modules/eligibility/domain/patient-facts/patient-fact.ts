import type { Answers, AnswerValue } from '#modules/quiz/index.ts';

/**
 * The status of an answer when it was recorded:
 *
 * - `draft` saved, and not submitted
 * - `submitted` sent to a clinician, or the end of a visit
 * - `corrected` a change of what was submitted, by the patient or by a clinician for them
 */
export type FactStage = 'draft' | 'submitted' | 'corrected';

/** An answer of a patient, as it is recorded. */
export interface PatientFact {
  /** Rises with every fact. */
  readonly id: number;
  /** The same for the facts that were recorded together. */
  readonly saveId: string;
  readonly question: string;
  /** Null when the answer was taken back. */
  readonly value: AnswerValue | null;
  readonly questionnaire: string;
  readonly questionnaireVersion: number;
  /** Null before there is a visit. */
  readonly visitId: string | null;
  /** The set of answers it belongs to. */
  readonly responseId: string | null;
  readonly stage: FactStage;
  /** The clinician who recorded what the patient told them; null for the patient's own answer. */
  readonly clinicianId: string | null;
  /** Why a clinician recorded it; null for the patient's own answer. */
  readonly reason: string | null;
  readonly recordedAt: Date;
  /** When the answer was given; the start of the day of a reading. */
  readonly speaksOf: Date;
  /** The rules it fired that end a visit or remove a drug. */
  readonly ruleIds: readonly string[];
  /** The rules among them that a clinician has resolved. */
  readonly resolvedRuleIds: readonly string[];
}

/** A fact whose answer was not taken back. */
interface AnsweredFact extends PatientFact {
  readonly value: AnswerValue;
}

/** Two answers as text are equal exactly when the answers are, whatever the order of their properties. */
const textOf = (value: AnswerValue | null): string =>
  JSON.stringify(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
      : value,
  );

export const isSameAnswer = (one: AnswerValue | null, other: AnswerValue | null): boolean =>
  textOf(one) === textOf(other);

/** The answer to a question; null when there is none. */
export const answerIn = (answers: Answers, question: string): AnswerValue | null =>
  (Object.hasOwn(answers, question) ? answers[question] : null) ?? null;

export const isStated = ({ stage }: PatientFact): boolean => stage !== 'draft';

/** The newest fact of each question among those that were submitted or corrected; answers taken back are left out. */
export const currentFacts = (facts: readonly PatientFact[]): readonly AnsweredFact[] =>
  [...new Map(facts.filter(isStated).map((fact) => [fact.question, fact])).values()].filter(
    (fact): fact is AnsweredFact => fact.value !== null,
  );

/** The rules of a fact that no clinician has resolved. */
export const openRules = ({ ruleIds, resolvedRuleIds }: PatientFact): readonly string[] =>
  ruleIds.filter((id) => !resolvedRuleIds.includes(id));
