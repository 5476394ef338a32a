import type { Answers } from '#modules/quiz/index.ts';
import { currentFacts, isStated, openRules, type PatientFact } from './patient-fact.ts';

/** Clinicians decided that what the answer stopped does not count: it is not held against another visit again. */
const isResolved = (fact: PatientFact): boolean => fact.ruleIds.length > 0 && openRules(fact).length === 0;

/**
 * The answers of a visit, with what the patient has stated since in another visit, a check-in or another account of
 * theirs: the newest statement counts, of questions too that the visit did not ask. What was stated before the visit is
 * part of it already or was not asked for.
 */
export const newestAnswers = (facts: readonly PatientFact[], visitId: string, answers: Answers): Answers => {
  const own = facts.filter((fact) => isStated(fact) && fact.visitId === visitId);
  const since = (question: string): number =>
    (own.findLast((fact) => fact.question === question) ?? own[0])?.id ?? 0;
  const newer = currentFacts(facts).filter(
    (fact) => fact.visitId !== visitId && fact.id > since(fact.question) && !isResolved(fact),
  );
  return {
    ...answers,
    ...Object.fromEntries(
      newer.flatMap(({ question, value }) => (value === null ? [] : [[question, value]])),
    ),
  };
};
