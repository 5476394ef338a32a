import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import type { Answers, AnswerValue } from '#modules/quiz/index.ts';
import { countsForADay } from '../answer-ages.ts';
import { IDENTIFICATION } from './document-birth.ts';
import { answerIn, type FactStage, isSameAnswer, isStated, type PatientFact } from './patient-fact.ts';

/** A fact before it is recorded. */
export type NewFact = Omit<PatientFact, 'id' | 'saveId' | 'resolvedRuleIds'>;

/** A rule that ends a visit or removes a drug, fired by answers, with the questions it reads. */
interface HardRule {
  readonly ruleId: string;
  readonly inputs: readonly string[];
}

/** Answers that are saved, and where they come from. */
export interface SavedAnswers {
  /** All of them, without those of hidden questions. */
  readonly answers: Answers;
  /** The questions that were answered now, perhaps with the same answers. */
  readonly given: readonly string[];
  readonly stage: FactStage;
  readonly questionnaire: { readonly name: string; readonly version: number };
  readonly visitId: string | null;
  readonly responseId: string | null;
  /** Who recorded it for the patient, and why; null when the patient did. */
  readonly clinician: { readonly id: string; readonly reason: string } | null;
}

/** The start of the day of a reading; else when the answer was given. */
const dateOf = (value: AnswerValue | null, givenAt: Date): Date =>
  value !== null && typeof value === 'object' && 'takenOn' in value && isCalendarDate(value.takenOn)
    ? new Date(value.takenOn)
    : givenAt;

/** The newest fact of each question in a list. */
const newestOf = (facts: readonly PatientFact[]): ReadonlyMap<string, PatientFact> =>
  new Map(facts.map((fact) => [fact.question, fact]));

/** Whether the rule is recorded already with exactly these answers, and none of them was different since. */
const isNoted = (
  { ruleId, inputs }: HardRule,
  answers: Answers,
  newest: ReadonlyMap<string, PatientFact>,
): boolean =>
  inputs.every((question) => {
    const value = answerIn(answers, question);
    const fact = newest.get(question);
    return value === null || (fact?.ruleIds.includes(ruleId) && isSameAnswer(fact.value, value));
  });

/**
 * The facts that a save adds to those known already (oldest first). Of a draft, which is saved after each change: only
 * answers that fire a hard rule, their replacements, and answers that are valid for a day. Of a submission or
 * correction: all newly given answers, and all other changes. The answers that a newly fired rule reads are recorded
 * together, so that they can be evaluated on their own later.
 */
export const newFacts = (
  known: readonly PatientFact[],
  saved: SavedAnswers,
  hard: readonly HardRule[],
  now: Date,
): readonly NewFact[] => {
  const { answers, given, stage, questionnaire, visitId, responseId, clinician } = saved;
  const ofDraft = newestOf(
    known.filter((fact) => fact.stage === 'draft' && responseId !== null && fact.responseId === responseId),
  );
  const newest = stage === 'draft' ? ofDraft : newestOf(known.filter(isStated));
  const isChanged = (question: string): boolean =>
    !isSameAnswer(newest.get(question)?.value ?? null, answerIn(answers, question));
  const mayBeTakenBack = [...newest.values()].filter(
    (fact) =>
      fact.value !== null &&
      fact.questionnaire !== IDENTIFICATION &&
      (stage === 'draft' || fact.visitId === visitId),
  );
  const questions = [
    ...new Set([...Object.keys(answers), ...given, ...mayBeTakenBack.map((fact) => fact.question)]),
  ];
  const isWritten = (question: string): boolean =>
    stage === 'draft'
      ? isChanged(question) && (newest.has(question) || countsForADay.has(question))
      : isChanged(question) || given.includes(question);
  const written = new Set(questions.filter(isWritten));
  for (const rule of hard)
    if (rule.inputs.some((question) => written.has(question)) || !isNoted(rule, answers, newest))
      for (const question of rule.inputs) if (Object.hasOwn(answers, question)) written.add(question);
  return questions
    .filter((question) => written.has(question))
    .map((question) => {
      const value = answerIn(answers, question);
      const draft = ofDraft.get(question);
      const givenAt =
        draft && stage === 'submitted' && isSameAnswer(draft.value, value) ? draft.recordedAt : now;
      return {
        question,
        value,
        questionnaire: questionnaire.name,
        questionnaireVersion: questionnaire.version,
        visitId,
        responseId,
        stage,
        clinicianId: clinician?.id ?? null,
        reason: clinician?.reason ?? null,
        recordedAt: now,
        speaksOf: dateOf(value, givenAt),
        ruleIds: hard.filter(({ inputs }) => inputs.includes(question)).map(({ ruleId }) => ruleId),
      };
    });
};
