import { factPort, type PatientFact } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';

/** The newest answer to each question, and everything known about the patient. */
export interface KnownAnswers {
  readonly answers: Answers;
  readonly facts: readonly PatientFact[];
}

export const knownAnswers = async (tx: Scope, userId: string): Promise<KnownAnswers> => {
  const visits = await consultationRepository(tx.db).answered(userId);
  return {
    answers: Object.fromEntries(visits.flatMap(({ answers }) => Object.entries(answers ?? {}))),
    facts: await tx.use(factPort).of(userId),
  };
};
