import type { Answers } from '#modules/quiz/index.ts';
import { currentFacts, isStated, openRules, type PatientFact } from './patient-fact.ts';

/** Clinicians decided that the stop of the answer does not count: it does not affect another visit again. */
const isResolved = (fact: PatientFact): boolean => fact.ruleIds.length > 0 && openRules(fact).length === 0;

/**
 * The answers of a visit, with the patient's later statements in another visit, a check-in or another account of
 * theirs: the newest statement counts, also for questions that the visit did not ask. Earlier statements are part of
 * the visit already or were not asked for.
 */
export const newestAnswers = (facts: readonly PatientFact[], visitId: string, answers: Answers): Answers => {
  const own = facts.filter((fact) => isStated(fact) && fact.visitId === visitId);
  const since = (question: string): number =>
    (own.findLast((fact) => fact.question === question) ?? own[0])?.id ?? 0;
  const newer = currentFacts(facts).filter((fact) => fact.id > since(fact.question) && !isResolved(fact));
  return { ...answers, ...Object.fromEntries(newer.map(({ question, value }) => [question, value])) };
};
