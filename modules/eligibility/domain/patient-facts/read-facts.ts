import type { Answers } from '#modules/quiz/index.ts';
import type { AnsweredAt } from '../answer-ages.ts';
import { documentBirth } from './document-birth.ts';
import { answerIn, isSameAnswer, isStated, openRules, type PatientFact } from './patient-fact.ts';

/** Answers that fired hard rules when they were saved, with the rules that no clinician has resolved. */
export interface EarlierStop {
  readonly answers: Answers;
  readonly ruleIds: readonly string[];
}

/** When each of these answers was last given, from the facts with the same answer; without those that no fact has. */
export const datesOfAnswers = (facts: readonly PatientFact[], answers: Answers): AnsweredAt =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([question, value]) => {
      const fact = facts.findLast(
        (one) => one.question === question && isStated(one) && isSameAnswer(one.value, value),
      );
      return fact ? [[question, fact.speaksOf.toISOString()]] : [];
    }),
  );

/** The stops that count, each distinct set of answers once, oldest first. */
export const openStops = (facts: readonly PatientFact[]): readonly EarlierStop[] => {
  const stops = new Map<string, { answers: Answers; ruleIds: readonly string[] }>();
  for (const fact of facts)
    for (const ruleId of openRules(fact)) {
      if (fact.value === null) continue;
      const key = `${fact.saveId} ${ruleId}`;
      stops.set(key, {
        answers: { ...stops.get(key)?.answers, [fact.question]: fact.value },
        ruleIds: [ruleId],
      });
    }
  return [...new Map([...stops.values()].map((stop) => [JSON.stringify(stop), stop])).values()];
};

/** A clinician's correction of an answer that fired a hard rule, which the patient has not confirmed. */
export interface UnconfirmedCorrection {
  readonly question: string;
  /** As the clinician recorded it; null when they took the answer back. */
  readonly corrected: PatientFact;
  /** The patient's own last answer, which counts until they confirm the correction. */
  readonly own: PatientFact;
  readonly ruleIds: readonly string[];
}

/** The corrections that wait for the patient: they change an answer whose stop no clinician has resolved. */
export const unconfirmedCorrections = (facts: readonly PatientFact[]): readonly UnconfirmedCorrection[] => {
  const stated = facts.filter(isStated);
  return [...new Set(stated.map(({ question }) => question))].flatMap((question) => {
    const all = stated.filter((fact) => fact.question === question);
    const corrected = all.at(-1);
    const own = all.findLast(({ clinicianId }) => clinicianId === null);
    if (!corrected || !own || corrected === own || isSameAnswer(corrected.value, own.value)) return [];
    const ruleIds = openRules(own).filter((id) => !corrected.ruleIds.includes(id));
    return ruleIds.length > 0 ? [{ question, corrected, own, ruleIds }] : [];
  });
};

/** What a clinician read on the patient's ID; empty before. */
const readOnDocument = (facts: readonly PatientFact[]): Answers => {
  const value = facts.findLast(({ question }) => question === documentBirth.id)?.value;
  return value === undefined || value === null ? {} : { [documentBirth.id]: value };
};

/**
 * The answers that count for a decision: the patient's own where they have not confirmed a clinician's correction, and
 * what a clinician read on their ID.
 */
export const answersThatCount = (facts: readonly PatientFact[], answers: Answers): Answers => {
  const own = unconfirmedCorrections(facts).flatMap(({ question, corrected, own: { value } }) =>
    value !== null && isSameAnswer(corrected.value, answerIn(answers, question)) ? [[question, value]] : [],
  );
  return { ...answers, ...Object.fromEntries(own), ...readOnDocument(facts) };
};

/**
 * The facts behind a finding, as text: for each question the fact that first recorded the current answer, so that an
 * answer that was changed and changed back is distinguished from the original.
 */
export const basisOf = (
  facts: readonly PatientFact[],
  answers: Answers,
  questions: readonly string[],
): string =>
  questions
    .map((question) => {
      const all = facts.filter((fact) => fact.question === question);
      const value = answerIn(answers, question);
      const last = all.findLastIndex((fact) => isSameAnswer(fact.value, value));
      const before = all.slice(0, last + 1).findLastIndex((fact) => !isSameAnswer(fact.value, value));
      return `${question}:${last < 0 ? '' : all[before + 1]?.id}`;
    })
    .join(' ');
